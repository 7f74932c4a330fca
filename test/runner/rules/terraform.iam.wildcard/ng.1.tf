data "aws_iam_policy_document" "app" {
  statement { # expect
    actions   = ["*"]
    resources = ["*"]
  }
}
