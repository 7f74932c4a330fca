resource "digitalocean_firewall" "web" {
  name = "web"

  inbound_rule { # expect
    protocol         = "tcp"
    port_range       = "22"
    source_addresses = ["0.0.0.0/0", "::/0"]
  }
}
