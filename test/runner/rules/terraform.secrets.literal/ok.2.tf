provider "example" {
  api_key = data.vault_generic_secret.example.data["api_key"]
}

variable "db_password" {
  type      = string
  sensitive = true
}

resource "aws_ssm_parameter" "name" {
  secret = "app/database/password"
}
