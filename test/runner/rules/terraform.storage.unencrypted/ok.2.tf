resource "aws_ebs_volume" "data" {
  encrypted = var.encrypted
}

resource "aws_cloudfront_distribution" "site" {
  enabled = false
}
