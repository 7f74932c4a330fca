package main

import (
	"log"
	"net/http"
)

func visit(w http.ResponseWriter, r *http.Request) {
	log.Printf("visit of page=%q from=%s", r.FormValue("page"), r.RemoteAddr)
}

func main() {
	http.HandleFunc("/visit", visit)
}
