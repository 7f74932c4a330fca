package main

import (
	"github.com/gin-gonic/gin"

	"example.com/depot/stock"
	"example.com/depot/web"
)

func main() {
	r := gin.New()
	r.Use(web.ErrorPage())
	r.GET("/items/:item", stock.Show)
	r.POST("/items/:item", stock.Move)
	r.Run(":8080")
}
