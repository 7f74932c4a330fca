resource "google_sql_database_instance" "main" {
  settings {
    ip_configuration {
      authorized_networks {
        value = "203.0.113.7/32"
      }
    }
  }
}

resource "azurerm_container_app" "web" {
  public_network_access_enabled = true
}
