package main

import (
	"os/exec"
	"strconv"
	"net/http"
	"github.com/zeromicro/go-zero/rest/httpx"
	"github.com/zeromicro/go-zero/rest/pathvar"
	"context"
)

type Req struct {
	Name string `form:"name"`
	N int
}
func h(w http.ResponseWriter, r *http.Request) {
	var req Req
	if err := httpx.Parse(r, &req); err != nil { return }
	exec.Command("sh", "-c", req.Name).Run() // expect
	if n, err := strconv.Atoi(req.Name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	var p Req
	httpx.ParsePath(r, &p)
	exec.Command("sh", "-c", p.Name).Run() // expect
	var j Req
	httpx.ParseJsonBody(r, &j)
	exec.Command("sh", "-c", j.Name).Run() // expect
	var f Req
	httpx.ParseForm(r, &f)
	exec.Command("sh", "-c", f.Name).Run() // expect
	var hd Req
	httpx.ParseHeaders(r, &hd)
	exec.Command("sh", "-c", hd.Name).Run() // expect
	exec.Command("sh", "-c", pathvar.Vars(r)["a"]).Run() // expect
}
