package app

import (
	"os/exec"
	"net/http"
)

type runner interface{ Run(string) error }

type shellRunner struct{}

func (shellRunner) Run(script string) error {
	return exec.Command("bash", "-c", script).Run()
}

func Handler(w http.ResponseWriter, r *http.Request) {
	var s runner = shellRunner{}
	s.Run("du -sh /srv/data")
}
