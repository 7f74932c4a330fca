package main

import (
	"os/exec"
	"github.com/valyala/fasthttp"
	"github.com/fasthttp/router"
)

func h(ctx *fasthttp.RequestCtx) {
	exec.Command("sh", "-c", string(ctx.QueryArgs().Peek("q"))).Run() // expect
	exec.Command("sh", "-c", string(ctx.PostBody())).Run() // expect
	exec.Command("sh", "-c", string(ctx.FormValue("q"))).Run() // expect
	exec.Command("sh", "-c", string(ctx.Path())).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.Header.Peek("x"))).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.Body())).Run() // expect
	exec.Command("sh", "-c", ctx.UserValue("id").(string)).Run() // expect
	exec.Command("sh", "-c", string(ctx.Host())).Run() // expect
	exec.Command("sh", "-c", string(ctx.URI().Path())).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.Header.Cookie("x"))).Run() // expect
	fh, _ := ctx.FormFile("f")
	exec.Command("sh", "-c", fh.Filename).Run() // expect
	exec.Command("sh", "-c", string(ctx.Referer())).Run() // expect
	mf, _ := ctx.MultipartForm()
	exec.Command("sh", "-c", mf.Value["f"][0]).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.URI().QueryString())).Run() // expect
	exec.Command("sh", "-c", string(ctx.Request.RequestURI())).Run() // expect
	exec.Command("sh", "-c", string(ctx.Method())).Run()
}
