resource "azurerm_storage_account" "files" {
  https_traffic_only_enabled = true
  min_tls_version            = "TLS1_2"
}
