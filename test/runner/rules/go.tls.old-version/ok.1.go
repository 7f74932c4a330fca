package main

var c = &tls.Config{MinVersion: tls.VersionTLS12}
var d = map[uint16]string{tls.VersionTLS10: "1.0"}
