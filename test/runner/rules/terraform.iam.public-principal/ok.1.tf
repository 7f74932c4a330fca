data "aws_iam_policy_document" "bucket" {
  statement {
    actions = ["s3:GetObject"]
    principals {
      type        = "*"
      identifiers = ["*"]
    }
    condition {
      test     = "StringEquals"
      variable = "aws:PrincipalOrgID"
      values   = ["o-abc123"]
    }
  }
}
