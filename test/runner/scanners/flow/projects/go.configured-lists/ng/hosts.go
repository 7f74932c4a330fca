package main

import (
	"net/http"
	"net/url"
	"os"
	"slices"
	"strings"
)

var allowed = strings.Split(os.Getenv("HOSTS"), ",")

func h(w http.ResponseWriter, r *http.Request) {
	u, err := url.Parse(r.FormValue("u"))
	if err != nil || !slices.Contains(allowed, u.Host) {
		return
	}
	http.Get(u.String())
}
func g(w http.ResponseWriter, r *http.Request) {
	u, err := url.Parse(r.FormValue("u"))
	if err != nil || !strings.Contains(os.Getenv("HOSTS"), u.Host) {
		return
	}
	http.Get(u.String()) // expect
}
func main() { http.HandleFunc("/", h); http.HandleFunc("/g", g) }
