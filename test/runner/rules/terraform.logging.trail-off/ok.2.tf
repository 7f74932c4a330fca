resource "aws_elb" "web" {
  enable_logging = false
}
