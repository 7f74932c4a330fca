package main

import "strings"

func heading(text string) string {
	return "<h1>" + strings.TrimSpace(text) + "</h1>"
}
