package main

import (
	"os/exec"
	"github.com/gofiber/fiber/v2"
)

type In struct {
	Name string `json:"name"`
}
func h(c *fiber.Ctx) error {
	exec.Command("sh", "-c", c.Query("q")).Run() // expect
	exec.Command("sh", "-c", c.Params("id")).Run() // expect
	exec.Command("sh", "-c", c.FormValue("x")).Run() // expect
	exec.Command("sh", "-c", c.Get("x")).Run() // expect
	exec.Command("sh", "-c", c.Cookies("x")).Run() // expect
	var in In
	c.BodyParser(&in)
	exec.Command("sh", "-c", in.Name).Run() // expect
	f, _ := c.FormFile("f")
	exec.Command("sh", "-c", f.Filename).Run() // expect
	exec.Command("sh", "-c", string(c.Body())).Run() // expect
	exec.Command("sh", "-c", c.OriginalURL()).Run() // expect
	exec.Command("sh", "-c", c.Path()).Run() // expect
	exec.Command("sh", "-c", c.AllParams()["a"]).Run() // expect
	exec.Command("sh", "-c", c.Hostname()).Run() // expect
	exec.Command("sh", "-c", string(c.Request().Body())).Run() // expect
	exec.Command("sh", "-c", string(c.Context().QueryArgs().Peek("a"))).Run() // expect
	exec.Command("sh", "-c", c.GetReqHeaders()["A"][0]).Run() // expect
	exec.Command("sh", "-c", c.Subdomains()[0]).Run() // expect
	exec.Command("sh", "-c", c.BaseURL()).Run() // expect
	form, _ := c.MultipartForm()
	exec.Command("sh", "-c", form.File["f"][0].Filename).Run() // expect
	exec.Command("sh", "-c", string(c.Request().Header.Peek("x"))).Run() // expect
	exec.Command("sh", "-c", string(c.Request().URI().Path())).Run() // expect
	exec.Command("sh", "-c", c.Method()).Run()
	return nil
}
