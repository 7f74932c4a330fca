resource "aws_api_gateway_method" "options" {
  http_method        = "OPTIONS"
  authorization      = "NONE"
  authorization_type = "NONE"
}
