package main

import (
	"github.com/gofiber/fiber/v2"

	"example.com/blog/config"
	"example.com/blog/themes"
)

func main() {
	settings := config.Default()
	app := fiber.New()
	app.Get("/theme.css", themes.Handler(settings))
	app.Listen(settings.Listen)
}
