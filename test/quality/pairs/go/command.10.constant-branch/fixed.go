package app

import (
	"os/exec"
	"net/http"
)

const useShell = false

func Exec(w http.ResponseWriter, r *http.Request) {
	var cmd *exec.Cmd
	if useShell {
		cmd = exec.Command("sh", "-c", r.FormValue("c"))
	} else {
		cmd = exec.Command("uptime")
	}
	cmd.Run()
}
