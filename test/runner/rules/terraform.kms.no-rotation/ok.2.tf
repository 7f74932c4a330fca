resource "aws_kms_key" "logs" {
  deletion_window_in_days = 30
}
