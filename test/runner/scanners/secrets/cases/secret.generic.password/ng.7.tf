variable "db_password" {
  type    = string
  default = "{{token::alnum:16}}" # expect
}
