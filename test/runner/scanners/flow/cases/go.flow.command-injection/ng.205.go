package web

import (
	"net/http"
	"os/exec"
)

type job struct {
	source string
	target string
}

func newJob(source string) *job {
	return &job{source: source, target: "/srv"}
}

func (j *job) line() string {
	return "cp " + j.source + " " + j.target
}

func shared(w http.ResponseWriter, r *http.Request) {
	first := newJob("/srv/data")
	same := first
	same.source = r.FormValue("source")
	exec.Command("sh", "-c", first.line()).Run() // expect
}

func shared2(w http.ResponseWriter, r *http.Request) {
	first := newJob("/srv/data")
	same := first
	same.source = r.FormValue("source")
	exec.Command("sh", "-c", first.source).Run() // expect
}

func shared3(w http.ResponseWriter, r *http.Request) {
	first := newJob("/srv/data")
	first.source = r.FormValue("source")
	exec.Command("sh", "-c", first.line()).Run() // expect
}
