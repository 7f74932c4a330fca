package app

import (
	"net/http"
	"os/exec"

	"example.com/x/helper"
	"example.com/x/store"
)

func Run(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", helper.Recall()).Run() // expect
}

func Set(w http.ResponseWriter, r *http.Request) {
	store.Remember(r.FormValue("command"))
}
