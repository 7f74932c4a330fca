resource "google_sql_database_instance" "main" {
  settings {
    ip_configuration {
      authorized_networks {
        value = "0.0.0.0/0" # expect
      }
    }
  }
}

resource "azurerm_postgresql_flexible_server" "main" {
  public_network_access_enabled = true # expect
}
