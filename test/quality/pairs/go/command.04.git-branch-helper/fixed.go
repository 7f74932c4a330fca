package deploy

import (
	"net/http"
	"os"
	"os/exec"
	"regexp"
)

var branchName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9_.-]*$`)

func shell(line string) error {
	command := exec.Command("sh", "-c", line)
	command.Dir = os.Getenv("CHECKOUT")
	return command.Run()
}

func Deploy(w http.ResponseWriter, r *http.Request) {
	branch := r.Header.Get("X-Branch")
	if !branchName.MatchString(branch) {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	if err := shell("git fetch origin && git checkout " + branch + " && make restart"); err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	w.WriteHeader(http.StatusAccepted)
}
