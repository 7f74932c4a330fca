resource "aws_s3_account_public_access_block" "account" {
  restrict_public_buckets = var.restrict
}
