package main

import (
	"os/exec"
	"strconv"
	"context"
	"github.com/cloudwego/hertz/pkg/app"
)

type In struct { Name string }
func h(c context.Context, ctx *app.RequestContext) {
	exec.Command("sh", "-c", ctx.Query("q")).Run() // expect
	if n, err := strconv.Atoi(ctx.Query("q")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", ctx.Param("q")).Run() // expect
	exec.Command("sh", "-c", ctx.PostForm("q")).Run() // expect
	exec.Command("sh", "-c", string(ctx.GetHeader("q"))).Run() // expect
	exec.Command("sh", "-c", string(ctx.Cookie("q"))).Run() // expect
	var in In
	ctx.BindAndValidate(&in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.Body())).Run() // expect
	b, _ := ctx.Body()
	exec.Command("sh", "-c", string(b)).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.Header.Peek("x"))).Run() // expect
	f, _ := ctx.FormFile("f")
	exec.Command("sh", "-c", f.Filename).Run() // expect
	exec.Command("sh", "-c", string(ctx.Host())).Run() // expect
	exec.Command("sh", "-c", string(ctx.URI().Path())).Run() // expect
	exec.Command("sh", "-c", string(ctx.QueryArgs().Peek("a"))).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.RequestURI())).Run() // expect
	exec.Command("sh", "-c", ctx.Request.Header.Get("a")).Run() // expect
}
