package main

import (
	"os/exec"
	"gopkg.in/macaron.v1"
	"github.com/flamego/flamego"
	m "github.com/go-martini/martini"
)

func h(ctx *macaron.Context) {
	exec.Command("sh", "-c", ctx.Query("q")).Run() // expect
	exec.Command("sh", "-c", ctx.Params(":id")).Run() // expect
	exec.Command("sh", "-c", ctx.QueryTrim("q")).Run() // expect
	exec.Command("sh", "-c", ctx.QueryStrings("q")[0]).Run() // expect
	exec.Command("sh", "-c", ctx.GetCookie("q")).Run() // expect
	exec.Command("sh", "-c", ctx.QueryEscape("q")).Run()
	s, _ := ctx.Req.Body().String()
	exec.Command("sh", "-c", s).Run() // expect
	exec.Command("sh", "-c", ctx.Req.Header.Get("q")).Run() // expect
	exec.Command("sh", "-c", ctx.ParamsEscape("q")).Run()
}
func f(c flamego.Context) {
	exec.Command("sh", "-c", c.Param("q")).Run() // expect
	exec.Command("sh", "-c", c.Query("q")).Run() // expect
	exec.Command("sh", "-c", c.QueryTrim("q")).Run() // expect
	exec.Command("sh", "-c", c.Params()["a"]).Run() // expect
	exec.Command("sh", "-c", c.Cookie("q")).Run() // expect
	exec.Command("sh", "-c", c.Request().Header.Get("q")).Run() // expect
}
func g(params m.Params) {
	exec.Command("sh", "-c", params["id"]).Run() // expect
}
