resource "aws_db_instance" "main" {
  engine            = "postgres"
  storage_encrypted = false # expect
}
