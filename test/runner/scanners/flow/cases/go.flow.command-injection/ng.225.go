package main

import (
	"os/exec"
	"strconv"
	"context"
	"github.com/danielgtaylor/huma/v2"
)

type In struct {
	Name string `path:"name"`
	N int `query:"n"`
	Body struct { Title string }
}
type Out struct{}
func reg(api huma.API) {
	huma.Get(api, "/a/{name}", func(ctx context.Context, input *In) (*Out, error) {
		exec.Command("sh", "-c", input.Name).Run() // expect
		if n, err := strconv.Atoi(input.Name); err == nil {
			exec.Command("sh", "-c", strconv.Itoa(n)).Run()
		}
		exec.Command("sh", "-c", input.Body.Title).Run() // expect
		return nil, nil
	})
	huma.Register(api, huma.Operation{}, handle)
}
func handle(ctx context.Context, input *In) (*Out, error) {
	exec.Command("sh", "-c", input.Name).Run() // expect
	return nil, nil
}
func mw(ctx huma.Context, next func(huma.Context)) {
	exec.Command("sh", "-c", ctx.Header("x")).Run() // expect
	exec.Command("sh", "-c", ctx.Query("x")).Run() // expect
	exec.Command("sh", "-c", ctx.Param("x")).Run() // expect
	next(ctx)
}
