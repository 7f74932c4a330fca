package jobs

import (
	"bufio"
	"net/http"
	"os/exec"
	"strings"
)

type job struct {
	kind   string
	target string
}

var commands = map[string]string{"lint": "make lint", "test": "make test"}

func Submit(w http.ResponseWriter, r *http.Request) {
	var queue []job
	lines := bufio.NewScanner(r.Body)
	for lines.Scan() {
		kind, target, _ := strings.Cut(lines.Text(), " ")
		queue = append(queue, job{kind: kind, target: target})
	}

	for _, next := range queue {
		command, known := commands[next.kind]
		if !known {
			continue
		}
		if err := exec.Command("sh", "-c", command+" TARGET=all").Run(); err != nil {
			w.WriteHeader(http.StatusInternalServerError)
			return
		}
	}
	w.WriteHeader(http.StatusAccepted)
}
