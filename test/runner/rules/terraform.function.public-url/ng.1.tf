resource "aws_lambda_function_url" "orders" {
  function_name      = aws_lambda_function.orders.function_name
  authorization_type = "NONE" # expect
}
