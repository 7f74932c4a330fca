package themes

import (
	"os"

	"github.com/gofiber/fiber/v2"

	"example.com/blog/config"
)

func Handler(settings config.Config) fiber.Handler {
	return func(c *fiber.Ctx) error {
		text, err := os.ReadFile(stylesheet(settings, c.Query("theme"))) // expect
		if err != nil {
			return fiber.ErrNotFound
		}
		c.Type("css")
		return c.Send(text)
	}
}
