resource "aws_kms_key" "logs" {
  enable_key_rotation     = false # expect
  deletion_window_in_days = 30
}
