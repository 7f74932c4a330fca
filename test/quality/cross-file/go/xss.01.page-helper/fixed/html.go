package main

import (
	"html"
	"strings"
)

func heading(text string) string {
	return "<h1>" + html.EscapeString(strings.TrimSpace(text)) + "</h1>"
}
