package app

import (
	"github.com/labstack/echo/v4"
	"html/template"
)

const layout = "<html>{{.name}}</html>"

func Mail(c echo.Context) error {
	t := template.Must(template.New("mail").Parse(layout))
	return t.Execute(c.Response().Writer, map[string]string{"name": c.FormValue("layout")})
}
