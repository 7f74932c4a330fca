resource "aws_cloudtrail" "main" {
  name                       = "main"
  enable_log_file_validation = true
}
