package app

import (
	"net/http"
	"os/exec"

	"example.com/x/helper"
	"example.com/x/store"
)

func Run(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", helper.Recall()).Run()
}

func Set(w http.ResponseWriter, r *http.Request) {
	switch command := r.FormValue("command"); command {
	case "ls", "df":
		store.Remember(command)
	}
}
