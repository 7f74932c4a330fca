package main

import (
	"net/http"
	"os/exec"
)

type task interface{ Run() error }

type scale struct{ Size, Source string }

func (s scale) Run() error { return exec.Command("sh", "-c", "scale "+s.Size).Run() } // expect

type turn struct{ Degrees, Source string }

func (t turn) Run() error { return exec.Command("sh", "-c", "turn "+t.Source).Run() }

func start(t task) error { return t.Run() }

func handle(w http.ResponseWriter, r *http.Request) {
	_ = start(scale{Size: r.FormValue("size"), Source: "a.png"})
	_ = start(turn{Degrees: r.FormValue("degrees"), Source: "b.png"})
}
