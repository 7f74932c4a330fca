resource "google_container_cluster" "main" {
  enable_legacy_abac = true # expect
  master_authorized_networks_config {
    cidr_blocks {
      cidr_block = "0.0.0.0/0" # expect
    }
  }
}
