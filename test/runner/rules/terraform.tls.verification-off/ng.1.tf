provider "kubernetes" {
  host     = "https://cluster.example.com"
  insecure = true # expect
}
