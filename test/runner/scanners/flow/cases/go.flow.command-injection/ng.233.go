package main

import (
	"os/exec"
	"strconv"
	"net/http"
	"github.com/pocketbase/pocketbase"
	"github.com/pocketbase/pocketbase/core"
)

type In struct { Name string }
func h(app *pocketbase.PocketBase) {
	app.OnServe().BindFunc(func(se *core.ServeEvent) error {
		se.Router.GET("/a/{name}", func(e *core.RequestEvent) error {
			exec.Command("sh", "-c", e.Request.PathValue("name")).Run() // expect
			if n, err := strconv.Atoi(e.Request.PathValue("name")); err == nil {
				exec.Command("sh", "-c", strconv.Itoa(n)).Run()
			}
			exec.Command("sh", "-c", e.Request.URL.Query().Get("q")).Run() // expect
			var in In
			e.BindBody(&in)
			exec.Command("sh", "-c", in.Name).Run() // expect
			info, _ := e.RequestInfo()
			exec.Command("sh", "-c", info.Query["a"]).Run() // expect
			exec.Command("sh", "-c", info.Body["a"].(string)).Run() // expect
			exec.Command("sh", "-c", info.Headers["a"]).Run() // expect
			f, _ := e.FindUploadedFiles("f")
			exec.Command("sh", "-c", f[0].OriginalName).Run() // expect
			return nil
		})
		return nil
	})
	app.OnRecordCreateRequest("x").BindFunc(func(e *core.RecordRequestEvent) error {
		exec.Command("sh", "-c", e.Record.GetString("name")).Run() // expect
		return e.Next()
	})
}
