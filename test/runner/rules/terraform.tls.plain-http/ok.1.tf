resource "aws_lb_listener" "web" {
  port     = 80
  protocol = "HTTP"
  default_action {
    type = "redirect"
    redirect {
      protocol    = "HTTPS"
      status_code = "HTTP_301"
    }
  }
}
