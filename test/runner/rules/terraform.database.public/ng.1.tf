resource "aws_db_instance" "main" {
  engine              = "mysql"
  publicly_accessible = true # expect
}
