package handlers

import (
	"html"
	"net/http"
	"strings"

	"github.com/gin-gonic/gin"
)

func items(values []string) string {
	var b strings.Builder
	b.WriteString("<ul>")
	for _, value := range values {
		b.WriteString("<li>" + html.EscapeString(value) + "</li>")
	}
	b.WriteString("</ul>")
	return b.String()
}

func List(c *gin.Context) {
	title := html.EscapeString(c.Query("title"))
	body := "<h2>" + title + "</h2>" + items(c.QueryArray("item"))
	c.Data(http.StatusOK, "text/html; charset=utf-8", []byte(body))
}
