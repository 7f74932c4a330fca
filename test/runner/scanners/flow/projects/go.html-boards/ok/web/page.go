package web

import (
	"bytes"
	"html"
)

func page(teams []string) string {
	var buffer bytes.Buffer
	for _, team := range teams {
		buffer.WriteString("<li>" + html.EscapeString(team) + "</li>")
	}
	return buffer.String()
}
