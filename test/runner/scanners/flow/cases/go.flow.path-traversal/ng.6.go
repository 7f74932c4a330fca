package main

import (
	"os"

	"github.com/gofiber/fiber/v2"
	"github.com/kataras/iris/v12"
)

func routes(app *iris.Application) {
	app.Get("/any/{name}", func(ctx iris.Context) {
		os.Remove("/srv/" + ctx.Params().Get("name")) // expect
	})
	app.Get("/part/{name:string regexp([a-z]+)}", func(ctx iris.Context) {
		os.Remove("/srv/" + ctx.Params().Get("name")) // expect
	})
	app.Get("/number/{id:int}/{name}", func(ctx iris.Context) {
		os.Remove("/srv/" + ctx.Params().Get("name")) // expect
	})
	app.Get("/number/{id:int}", both)
	app.Get("/text/{id}", both)
}

func both(ctx iris.Context) {
	os.Remove("/srv/" + ctx.Params().Get("id")) // expect
}

func fiberRoutes(app *fiber.App) {
	app.Get("/any/:name", func(c *fiber.Ctx) error {
		return os.Remove("/srv/" + c.Params("name")) // expect
	})
}
