package app

import (
	"os/exec"
	"net/http"
)

func Queue(w http.ResponseWriter, r *http.Request) {
	jobs := make(chan string, 1)
	go func() {
		for job := range jobs {
			exec.Command("sh", "-c", job).Run()
		}
	}()
	jobs <- "/usr/local/bin/refresh"
	close(jobs)
}
