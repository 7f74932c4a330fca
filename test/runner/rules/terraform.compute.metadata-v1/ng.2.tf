resource "aws_launch_template" "web" {
  metadata_options {
    http_endpoint = "enabled"
    http_tokens   = "optional" # expect
  }
}
