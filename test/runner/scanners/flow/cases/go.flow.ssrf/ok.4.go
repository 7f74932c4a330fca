package app

import (
	"net/http"
)

func parse(r *http.Request) (host string, err error) {
	host = "status.example.com"
	return
}

func Check(w http.ResponseWriter, r *http.Request) {
	host, err := parse(r)
	if err != nil {
		return
	}
	http.Get("http://" + host + "/status")
}
