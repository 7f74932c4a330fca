resource "aws_ebs_volume" "data" {
  size      = 40
  encrypted = false # expect
}

resource "aws_opensearch_domain" "logs" {
  encrypt_at_rest {
    enabled = false # expect
  }
}
