package main

import (
	"os/exec"
	"github.com/labstack/echo/v4"
	"fmt"
)

type In struct {
	Name string `json:"name"`
}
func h(c echo.Context) error {
	exec.Command("sh", "-c", c.QueryParam("q")).Run() // expect
	exec.Command("sh", "-c", c.Param("id")).Run() // expect
	exec.Command("sh", "-c", c.FormValue("x")).Run() // expect
	exec.Command("sh", "-c", c.Request().Header.Get("x")).Run() // expect
	ck, _ := c.Cookie("x")
	exec.Command("sh", "-c", ck.Value).Run() // expect
	in := new(In)
	c.Bind(in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	f, _ := c.FormFile("f")
	exec.Command("sh", "-c", f.Filename).Run() // expect
	exec.Command("sh", "-c", c.Request().URL.Path).Run() // expect
	exec.Command("sh", "-c", c.ParamValues()[0]).Run() // expect
	exec.Command("sh", "-c", c.QueryString()).Run() // expect
	p, _ := c.FormParams()
	exec.Command("sh", "-c", p.Get("x")).Run() // expect
	var name, id string
	var n int
	echo.QueryParamsBinder(c).String("name", &name).MustString("id", &id).Int("n", &n).BindError()
	exec.Command("sh", "-c", name).Run() // expect
	exec.Command("sh", "-c", id).Run() // expect
	exec.Command("sh", "-c", fmt.Sprint(n)).Run()
	var x string
	echo.FormFieldBinder(c).String("x", &x).BindError()
	exec.Command("sh", "-c", x).Run() // expect
	var y string
	echo.PathParamsBinder(c).String("y", &y)
	exec.Command("sh", "-c", y).Run() // expect
	var b2 In
	(&echo.DefaultBinder{}).BindBody(c, &b2)
	exec.Command("sh", "-c", b2.Name).Run() // expect
	var b3 In
	binder := &echo.DefaultBinder{}
	binder.BindQueryParams(c, &b3)
	exec.Command("sh", "-c", b3.Name).Run() // expect
	var b4 In
	echo.BindBody(c, &b4)
	exec.Command("sh", "-c", b4.Name).Run() // expect
	exec.Command("sh", "-c", c.PathParam("id")).Run() // expect
	name2, _ := echo.QueryParam[string](c, "name")
	exec.Command("sh", "-c", name2).Run() // expect
	return nil
}
