package main

import (
	"github.com/gin-gonic/gin"

	"example.com/harbour/stock"
	"example.com/harbour/web"
)

func main() {
	r := gin.New()
	r.Use(web.ErrorPage())
	r.GET("/items/:item", stock.Show)
	r.POST("/items/:item", stock.Move)
	r.Run(":8080")
}
