package main

import (
	"os/exec"
	"strconv"
	"github.com/revel/revel"
)

type App struct {
	*revel.Controller
}
type In struct { Name string }
func (c App) Index(name string, n int, in In) revel.Result {
	exec.Command("sh", "-c", name).Run() // expect
	if n, err := strconv.Atoi(name); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", in.Name).Run() // expect
	exec.Command("sh", "-c", c.Params.Query.Get("q")).Run() // expect
	exec.Command("sh", "-c", c.Params.Route.Get("q")).Run() // expect
	exec.Command("sh", "-c", c.Params.Form.Get("q")).Run() // expect
	exec.Command("sh", "-c", c.Params.Get("q")).Run() // expect
	exec.Command("sh", "-c", c.Params.Values.Get("q")).Run() // expect
	exec.Command("sh", "-c", c.Params.Files["f"][0].Filename).Run() // expect
	exec.Command("sh", "-c", string(c.Params.JSON)).Run() // expect
	exec.Command("sh", "-c", c.Request.Header.Get("x")).Run() // expect
	exec.Command("sh", "-c", c.Request.URL.Path).Run() // expect
	var v In
	c.Params.BindJSON(&v)
	exec.Command("sh", "-c", v.Name).Run() // expect
	var s string
	c.Params.Bind(&s, "s")
	exec.Command("sh", "-c", s).Run() // expect
	return c.RenderText("x")
}
