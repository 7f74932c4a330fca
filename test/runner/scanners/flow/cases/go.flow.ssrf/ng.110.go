package main

import (
	"errors"
	"net/http"
	"slices"
)

var hosts = []string{"a.example", "b.example"}

func ng1(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	var problems []string
	if !slices.Contains(hosts, host) {
		problems = append(problems, "host")
	}
	if len(problems) == 0 {
		return
	}
	_, _ = http.Get("https://" + host + "/logo") // expect
}
