package main

import (
	"net/http"
	"os/exec"
)

type base struct{ name string }

func (b *base) Name() string { return b.name }

type emb1 struct {
	base
	n int
}
type emb2 struct{ *base }

func a1(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	o := emb1{base{name: q}, 1}
	exec.Command("sh", "-c", o.name).Run() // expect
	exec.Command("sh", "-c", o.Name()).Run() // expect
}
func a2(w http.ResponseWriter, r *http.Request) {
	q := r.FormValue("q")
	o := emb2{&base{name: q}}
	exec.Command("sh", "-c", o.name).Run() // expect
	exec.Command("sh", "-c", o.Name()).Run() // expect
	p := emb1{base: base{q}, n: 1}
	exec.Command("sh", "-c", p.base.name).Run() // expect
}
