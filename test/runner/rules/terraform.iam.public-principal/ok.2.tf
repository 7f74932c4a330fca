resource "aws_sqs_queue_policy" "jobs" {
  policy = jsonencode({
    Statement = [{
      Effect    = "Allow"
      Principal = { Service = "sns.amazonaws.com" }
      Action    = "sqs:SendMessage"
    }]
  })
}
