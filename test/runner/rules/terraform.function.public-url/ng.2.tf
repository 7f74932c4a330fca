resource "aws_lambda_function_url" "reports" {
  function_name = aws_lambda_function.reports.arn
  qualifier     = "live"

  authorization_type = "NONE" # expect

  cors {
    allow_origins = ["https://shop.example"]
  }
}
