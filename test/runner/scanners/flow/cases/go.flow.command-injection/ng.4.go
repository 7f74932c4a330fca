package app

import (
	"os/exec"
	"net/http"
	"log"
)

var allowed = map[string]bool{"start": true, "stop": true}

func Handle(w http.ResponseWriter, r *http.Request) {
	action := r.FormValue("action")
	if allowed[action] {
		log.Println("known action")
	}
	exec.Command("sh", "-c", "service web "+action).Run() // expect
}
