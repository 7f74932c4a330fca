package main

import (
	"os/exec"
	"strconv"
	"github.com/gobuffalo/buffalo"
)

type In struct { Name string }
func h(c buffalo.Context) error {
	exec.Command("sh", "-c", c.Param("id")).Run() // expect
	if n, err := strconv.Atoi(c.Param("id")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", c.Params().Get("id")).Run() // expect
	in := &In{}
	c.Bind(in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	f, _ := c.File("f")
	exec.Command("sh", "-c", f.Filename).Run() // expect
	exec.Command("sh", "-c", c.Request().URL.Query().Get("q")).Run() // expect
	s, _ := c.Cookies().Get("a")
	exec.Command("sh", "-c", s).Run() // expect
	return nil
}
