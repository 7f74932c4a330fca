package main

func server() *http.Server {
	return &http.Server{TLSConfig: &tls.Config{MinVersion: tls.VersionTLS11}} // expect
}
