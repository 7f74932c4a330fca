resource "azurerm_storage_account" "files" {
  https_traffic_only_enabled = false # expect
  min_tls_version            = "TLS1_0" # expect
}
