provider "kubernetes" {
  host                   = "https://cluster.example.com"
  cluster_ca_certificate = file("ca.pem")
}
