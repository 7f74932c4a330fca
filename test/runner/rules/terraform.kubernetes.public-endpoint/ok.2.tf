resource "google_container_cluster" "main" {
  master_authorized_networks_config {
    cidr_blocks {
      cidr_block = "10.0.0.0/8"
    }
  }
}

resource "aws_route" "out" {
  destination_cidr_block = "0.0.0.0/0"
}
