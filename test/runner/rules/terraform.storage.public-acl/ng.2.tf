resource "google_storage_bucket_iam_member" "all" {
  bucket = "files"
  role   = "roles/storage.objectViewer"
  member = "allUsers" # expect
}

resource "azurerm_storage_container" "files" {
  name                  = "files"
  container_access_type = "blob" # expect
}
