package app

import (
	"github.com/gofiber/fiber/v2"
	"log"
	"strings"
)

var lineBreaks = strings.NewReplacer("\n", " ", "\r", " ")

func Track(c *fiber.Ctx) error {
	ref := c.Get("Referer")
	log.Println("came from: " + lineBreaks.Replace(ref))
	return c.SendStatus(204)
}
