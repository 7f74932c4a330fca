package main

import (
	"os"

	"github.com/gofiber/fiber/v2"
	"github.com/kataras/iris/v12"
)

func routes(app *iris.Application) {
	app.Get("/name/{name:string regexp(^[a-z]+$)}", func(ctx iris.Context) {
		os.Remove("/srv/" + ctx.Params().Get("name"))
	})
	app.Get("/number/{id:int}", number)
	app.Get("/word/{id:alphabetical}", number)
}

func number(ctx iris.Context) {
	os.Remove("/srv/" + ctx.Params().Get("id"))
}

func fiberRoutes(app *fiber.App) {
	app.Get("/number/:id<int>", func(c *fiber.Ctx) error {
		return os.Remove("/srv/" + c.Params("id"))
	})
}
