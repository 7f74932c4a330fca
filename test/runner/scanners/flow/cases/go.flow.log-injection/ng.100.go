package main

import (
	"log"
	"net/http"
)

func visit(w http.ResponseWriter, r *http.Request) {
	log.Printf("visit of page=%s from=%s", r.FormValue("page"), r.RemoteAddr) // expect
}

func main() {
	http.HandleFunc("/visit", visit)
}
