package view

import (
	"html/template"
	"io"
)

var page = template.Must(template.New("page").Parse("<main>{{ .Badge }}</main>"))

func Render(w io.Writer, label string) error {
	return page.Execute(w, struct{ Badge template.HTML }{Badge(label)})
}
