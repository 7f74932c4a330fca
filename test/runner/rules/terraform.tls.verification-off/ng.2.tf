provider "vsphere" {
  user                 = var.user
  allow_unverified_ssl = true # expect
}
