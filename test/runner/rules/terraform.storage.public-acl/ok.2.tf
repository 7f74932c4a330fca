resource "google_storage_bucket_iam_member" "app" {
  bucket = "files"
  member = "serviceAccount:app@project.iam.gserviceaccount.com"
}

resource "azurerm_storage_container" "files" {
  container_access_type = "private"
}
