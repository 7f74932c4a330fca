package app

import (
	"bytes"
	"net/http"
	"html/template"
)

func Table(w http.ResponseWriter, r *http.Request) {
	var buf bytes.Buffer
	buf.WriteString("<td>")
	template.HTMLEscape(&buf, []byte(r.FormValue("cell")))
	buf.WriteString("</td>")
	buf.WriteTo(w)
}
