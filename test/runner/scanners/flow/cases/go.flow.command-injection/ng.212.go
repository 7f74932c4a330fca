package main

import (
	"os/exec"
	"strconv"
	"net/http"
	"github.com/go-chi/chi/v5"
	"github.com/go-chi/render"
)

type In struct { Name string }
func (i *In) Bind(r *http.Request) error { return nil }
func h(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", chi.URLParam(r, "id")).Run() // expect
	if n, err := strconv.Atoi(chi.URLParam(r, "id")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", chi.URLParamFromCtx(r.Context(), "id")).Run() // expect
	exec.Command("sh", "-c", chi.RouteContext(r.Context()).URLParam("id")).Run() // expect
	in := &In{}
	render.Bind(r, in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	var v In
	render.DecodeJSON(r.Body, &v)
	exec.Command("sh", "-c", v.Name).Run() // expect
}
