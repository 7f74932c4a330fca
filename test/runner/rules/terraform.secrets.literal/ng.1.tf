resource "aws_db_instance" "main" {
  username = "app"
  password = "Tr0ub4dor3x" # expect
}
