package app

import (
	"github.com/gofiber/fiber/v2"
)

func Theme(c *fiber.Ctx) error {
	c.Set("Content-Type", "text/html")
	return c.SendString("<body class='" + c.Cookies("theme") + "'>")
}
