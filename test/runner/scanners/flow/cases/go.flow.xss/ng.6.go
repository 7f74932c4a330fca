package main

import "github.com/gin-gonic/gin"

func hello(c *gin.Context) {
	c.Header("Content-Type", "text/html")
	c.String(200, "<h1>Hello %s</h1>", c.Query("name")) // expect
}
