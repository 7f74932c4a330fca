package app

import (
	"github.com/labstack/echo/v4"
	"html/template"
)

func Mail(c echo.Context) error {
	layout := "<html>" + c.FormValue("layout") + "</html>"
	t := template.Must(template.New("mail").Parse(layout)) // expect
	return t.Execute(c.Response().Writer, map[string]string{"name": "x"})
}
