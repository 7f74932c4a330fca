package main

import (
	"os/exec"
	"strconv"
	"net/http"
	"github.com/gorilla/mux"
	"github.com/gorilla/schema"
	"github.com/gorilla/rpc/v2"
	"github.com/julienschmidt/httprouter"
)

type In struct { Name string }
var decoder = schema.NewDecoder()
func h(w http.ResponseWriter, r *http.Request) {
	exec.Command("sh", "-c", mux.Vars(r)["id"]).Run() // expect
	if n, err := strconv.Atoi(mux.Vars(r)["id"]); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	vars := mux.Vars(r)
	exec.Command("sh", "-c", vars["id"]).Run() // expect
	var in In
	decoder.Decode(&in, r.PostForm)
	exec.Command("sh", "-c", in.Name).Run() // expect
}
func h2(w http.ResponseWriter, r *http.Request, ps httprouter.Params) {
	exec.Command("sh", "-c", ps.ByName("id")).Run() // expect
	exec.Command("sh", "-c", ps[0].Value).Run() // expect
	exec.Command("sh", "-c", httprouter.ParamsFromContext(r.Context()).ByName("id")).Run() // expect
}
func h3(w http.ResponseWriter, r *http.Request, p httprouter.Params) {
	exec.Command("sh", "-c", p.ByName("id")).Run() // expect
}
