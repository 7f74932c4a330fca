resource "aws_db_instance" "main" {
  username = "app"
  password = var.db_password
}
