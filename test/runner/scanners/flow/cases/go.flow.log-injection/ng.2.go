package app

import (
	"github.com/gofiber/fiber/v2"
	"log"
)

func Track(c *fiber.Ctx) error {
	ref := c.Get("Referer")
	log.Println("came from: " + ref) // expect
	return c.SendStatus(204)
}
