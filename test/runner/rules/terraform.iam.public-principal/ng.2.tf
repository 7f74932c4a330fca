resource "aws_sqs_queue_policy" "jobs" {
  policy = jsonencode({
    Statement = [
      { # expect
        Effect    = "Allow"
        Principal = "*"
        Action    = "sqs:SendMessage"
      }
    ]
  })
}
