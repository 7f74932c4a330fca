package server

import (
	"net/http"
	"os/exec"
)

func run(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", r.FormValue("cmd")).Run() // expect high
}
