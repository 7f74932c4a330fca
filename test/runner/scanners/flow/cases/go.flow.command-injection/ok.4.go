package app

import (
	"os/exec"
	"net/http"
)

var allowed = map[string]bool{"start": true, "stop": true}

func Handle(w http.ResponseWriter, r *http.Request) {
	action := r.FormValue("action")
	if !allowed[action] {
		http.Error(w, "unknown action", 400)
		return
	}
	exec.Command("sh", "-c", "service web "+action).Run()
}
