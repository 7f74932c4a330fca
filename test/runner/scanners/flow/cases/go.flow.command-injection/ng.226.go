package main

import (
	"os/exec"
	"strconv"
	"github.com/kataras/iris/v12"
)

type In struct { Name string }
func h(ctx iris.Context) {
	exec.Command("sh", "-c", ctx.URLParam("q")).Run() // expect
	if n, err := strconv.Atoi(ctx.URLParam("q")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", ctx.Params().Get("id")).Run() // expect
	exec.Command("sh", "-c", ctx.FormValue("x")).Run() // expect
	exec.Command("sh", "-c", ctx.PostValue("x")).Run() // expect
	exec.Command("sh", "-c", ctx.GetHeader("x")).Run() // expect
	exec.Command("sh", "-c", ctx.GetCookie("x")).Run() // expect
	var in In
	ctx.ReadJSON(&in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	var f In
	ctx.ReadForm(&f)
	exec.Command("sh", "-c", f.Name).Run() // expect
	var q In
	ctx.ReadQuery(&q)
	exec.Command("sh", "-c", q.Name).Run() // expect
	var p In
	ctx.ReadParams(&p)
	exec.Command("sh", "-c", p.Name).Run() // expect
	var h2 In
	ctx.ReadHeaders(&h2)
	exec.Command("sh", "-c", h2.Name).Run() // expect
	b, _ := ctx.GetBody()
	exec.Command("sh", "-c", string(b)).Run() // expect
	_, fh, _ := ctx.FormFile("f")
	exec.Command("sh", "-c", fh.Filename).Run() // expect
	exec.Command("sh", "-c", ctx.Path()).Run() // expect
	exec.Command("sh", "-c", ctx.Host()).Run() // expect
	exec.Command("sh", "-c", ctx.Request().URL.Path).Run() // expect
	exec.Command("sh", "-c", ctx.URLParamSlice("x")[0]).Run() // expect
	exec.Command("sh", "-c", ctx.Subdomain()).Run() // expect
	exec.Command("sh", "-c", ctx.FormValues()["x"][0]).Run() // expect
	var x In
	ctx.ReadXML(&x)
	exec.Command("sh", "-c", x.Name).Run() // expect
	var v In
	ctx.ReadYAML(&v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	var u In
	ctx.ReadURL(&u)
	exec.Command("sh", "-c", u.Name).Run() // expect
}
