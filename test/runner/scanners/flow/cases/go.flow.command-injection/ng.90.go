package main

import (
	"net/http"
	"os/exec"
	"strings"
)

var harbours = map[string]bool{"north": true, "south": true}

// A check of one entry says nothing about the others.
func tide(w http.ResponseWriter, r *http.Request) {
	params := map[string]string{}
	for _, pair := range strings.Split(r.URL.RawQuery, "&") {
		parts := strings.SplitN(pair, "=", 2)
		params[parts[0]] = parts[1]
	}
	if !harbours[params["harbour"]] {
		return
	}
	exec.Command("sh", "-c", "tide "+params["harbour"]).Run()
	exec.Command("sh", "-c", "tide "+params["unit"]).Run() // expect
}
