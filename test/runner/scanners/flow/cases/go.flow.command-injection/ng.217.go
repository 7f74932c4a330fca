package main

import (
	"os/exec"
	"strconv"
	"github.com/gofiber/fiber/v3"
)

type In struct {
	Name string `json:"name"`
}
func h(c fiber.Ctx) error {
	exec.Command("sh", "-c", c.Query("q")).Run() // expect
	if n, err := strconv.Atoi(c.Query("q")); err == nil {
		exec.Command("sh", "-c", strconv.Itoa(n)).Run()
	}
	exec.Command("sh", "-c", c.Params("id")).Run() // expect
	in := new(In)
	c.Bind().Body(in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	var q In
	c.Bind().Query(&q)
	exec.Command("sh", "-c", q.Name).Run() // expect
	exec.Command("sh", "-c", c.Req().Query("q")).Run() // expect
	exec.Command("sh", "-c", string(c.BodyRaw())).Run() // expect
	exec.Command("sh", "-c", c.Host()).Run() // expect
	exec.Command("sh", "-c", c.FullURL()).Run() // expect
	exec.Command("sh", "-c", c.GetHeaders()["a"][0]).Run() // expect
	return nil
}
