resource "aws_launch_template" "web" {
  metadata_options {
    http_endpoint = "disabled"
  }
}
