package main

import (
	"net/http"
	"os/exec"
)

type task interface{ Run() error }

type scale struct{ Size, Source string }

func (s scale) Run() error { return exec.Command("scale", s.Size, s.Source).Run() }

type turn struct{ Size, Source string }

func (t turn) Run() error { return exec.Command("sh", "-c", "turn "+t.Source).Run() }

func handle(w http.ResponseWriter, r *http.Request) {
	tasks := []task{scale{Size: r.FormValue("size"), Source: r.FormValue("source")}, turn{Size: r.FormValue("size"), Source: "b.png"}}
	for _, t := range tasks {
		_ = t.Run()
	}
}
