package main

import (
	"net/http"
	"os/exec"
)

func shell(command string) error {
	return exec.Command("sh", "-c", command).Run() // expect once
}

func ping(host string) error {
	return shell("ping -c 1 " + host)
}

func main() {
	http.HandleFunc("/ping", func(w http.ResponseWriter, r *http.Request) {
		if err := ping(r.FormValue("host")); err != nil {
			w.WriteHeader(http.StatusBadGateway)
		}
	})
	http.ListenAndServe(":8080", nil)
}
