package main

import (
	"net/http"

	"example.com/agent/api"
)

func main() {
	http.HandleFunc("/run", api.Run)
	http.ListenAndServe("127.0.0.1:7000", nil)
}
