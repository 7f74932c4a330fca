package app

import (
	"github.com/gofiber/fiber/v2"
)

func Theme(c *fiber.Ctx) error {
	c.Set("Content-Type", "text/html")
	theme := c.Cookies("theme")
	if theme != "dark" {
		theme = "light"
	}
	return c.SendString("<body class='" + theme + "'>")
}
