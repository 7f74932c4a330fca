provider "example" {
  api_key = "9f8e7d6c5b4a39281706" # expect
}

variable "db_password" {
  type    = string
  default = "mX92kk-Lq81z" # expect
}
