resource "aws_s3_bucket_public_access_block" "files" {
  bucket              = aws_s3_bucket.files.id
  block_public_acls   = false # expect
  block_public_policy = true
}
