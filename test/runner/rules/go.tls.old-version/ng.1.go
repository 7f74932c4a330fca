package main

var c = &tls.Config{MinVersion: tls.VersionTLS10} // expect

func set() {
	c.MinVersion = tls.VersionSSL30 // expect
}
