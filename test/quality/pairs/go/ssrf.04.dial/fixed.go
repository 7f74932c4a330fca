package monitor

import (
	"net"
	"net/http"
	"time"
)

func open(address string) bool {
	connection, err := net.DialTimeout("tcp", address, 2*time.Second)
	if err != nil {
		return false
	}
	connection.Close()
	return true
}

func Check(w http.ResponseWriter, r *http.Request) {
	port := "443"
	if r.FormValue("plain") == "yes" {
		port = "80"
	}
	host := "www.example.com"
	if r.FormValue("host") == "shop" {
		host = "shop.example.com"
	}
	if !open(net.JoinHostPort(host, port)) {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}
