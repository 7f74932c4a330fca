resource "google_bigquery_dataset" "events" {
  dataset_id = "events"

  access {
    role          = "READER"
    special_group = "allAuthenticatedUsers" # expect
  }
}
