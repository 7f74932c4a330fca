package main

import (
	"os/exec"
	"strconv"
	"github.com/beego/beego/v2/server/web"
	"encoding/json"
	"github.com/beego/beego/v2/server/web/context"
)

type MainController struct {
	web.Controller
}
type In struct { Name string }
func (c *MainController) Get() {
	exec.Command("sh", "-c", c.GetString("q")).Run() // expect
	if n, err := strconv.Atoi(c.GetString("q")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", c.GetStrings("q")[0]).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Param(":id")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Query("id")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Header("id")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Cookie("id")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.GetCookie("id")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.URL()).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.URI()).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Request.Header.Get("x")).Run() // expect
	exec.Command("sh", "-c", string(c.Ctx.Input.RequestBody)).Run() // expect
	var in In
	json.Unmarshal(c.Ctx.Input.RequestBody, &in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	var f In
	c.ParseForm(&f)
	exec.Command("sh", "-c", f.Name).Run() // expect
	var b In
	c.BindJSON(&b)
	exec.Command("sh", "-c", b.Name).Run() // expect
	var b2 In
	c.Bind(&b2)
	exec.Command("sh", "-c", b2.Name).Run() // expect
	_, h, _ := c.GetFile("f")
	exec.Command("sh", "-c", h.Filename).Run() // expect
	exec.Command("sh", "-c", c.Input().Get("x")).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.UserAgent()).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Params()["a"]).Run() // expect
	exec.Command("sh", "-c", c.Ctx.Input.Referer()).Run() // expect
	var s string
	c.Ctx.Input.Bind(&s, "s")
	exec.Command("sh", "-c", s).Run() // expect
	n, _ := c.GetInt("n")
	_ = n
}
func f(ctx *context.Context) {
	exec.Command("sh", "-c", ctx.Input.Query("q")).Run() // expect
	exec.Command("sh", "-c", ctx.Input.Param(":q")).Run() // expect
	exec.Command("sh", "-c", string(ctx.Input.RequestBody)).Run() // expect
	exec.Command("sh", "-c", string(ctx.Input.CopyBody(1))).Run() // expect
}
