provider "vsphere" {
  allow_unverified_ssl = false
}

resource "local_thing" "a" {
  insecure = true
}
