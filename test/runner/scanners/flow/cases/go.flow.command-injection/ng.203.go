package web

import (
	"os/exec"

	"github.com/gofiber/fiber/v2"
)

type filter struct {
	Sort  string `query:"sort"`
	Limit int    `query:"limit"`
}

func list(c *fiber.Ctx) error {
	var f filter
	if err := c.QueryParser(&f); err != nil {
		return err
	}
	if f.Limit <= 0 || f.Limit > 100 {
		f.Limit = 10
	}
	if f.Sort == "" {
		f.Sort = "id"
	}
	return exec.Command("sh", "-c", "ls "+f.Sort).Run() // expect
}
