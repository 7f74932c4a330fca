data "aws_iam_policy_document" "bucket" {
  statement { # expect
    actions   = ["s3:GetObject"]
    resources = ["${aws_s3_bucket.files.arn}/*"]
    principals {
      type        = "*"
      identifiers = ["*"]
    }
  }
}
