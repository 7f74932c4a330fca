package main

import (
	"errors"
	"net/http"
	"slices"
)

var hosts = []string{"a.example", "b.example"}

func ok1(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	var problems []string
	if !slices.Contains(hosts, host) {
		problems = append(problems, "host")
	}
	if r.FormValue("n") == "" {
		problems = append(problems, "n")
	}
	if len(problems) > 0 {
		return
	}
	_, _ = http.Get("https://" + host + "/logo")
}
func ok2(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	problems := map[string]string{}
	if !slices.Contains(hosts, host) {
		problems["host"] = "bad"
	}
	if len(problems) == 0 {
		_, _ = http.Get("https://" + host + "/logo")
	}
}
func ok3(w http.ResponseWriter, r *http.Request) {
	host := r.FormValue("host")
	var err error
	if !slices.Contains(hosts, host) {
		err = errors.New("host")
	}
	if err != nil {
		return
	}
	_, _ = http.Get("https://" + host + "/logo")
}
