resource "google_bigquery_dataset" "events" {
  dataset_id = "events"

  access {
    role          = "OWNER"
    special_group = "projectOwners"
  }
}
