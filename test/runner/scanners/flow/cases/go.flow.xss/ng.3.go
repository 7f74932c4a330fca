package app

import (
	"bytes"
	"net/http"
)

func Table(w http.ResponseWriter, r *http.Request) {
	var buf bytes.Buffer
	buf.WriteString("<td>")
	buf.WriteString(r.FormValue("cell"))
	buf.WriteString("</td>")
	buf.WriteTo(w) // expect
}
