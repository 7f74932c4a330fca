package main

import (
	"html"

	"github.com/gin-gonic/gin"
)

func hello(c *gin.Context) {
	c.String(200, "Hello %s", c.Query("name"))
	c.String(200, "<h1>Hello %s</h1>", html.EscapeString(c.Query("name")))
}
