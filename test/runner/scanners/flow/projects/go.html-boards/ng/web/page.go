package web

import "bytes"

func page(teams []string) string {
	var buffer bytes.Buffer
	for _, team := range teams {
		buffer.WriteString("<li>" + team + "</li>")
	}
	return buffer.String()
}
