package main

import (
	"github.com/gin-gonic/gin"

	"example.com/links/links"
	"example.com/links/server"
)

func main() {
	router := gin.New()
	router.GET("/l/:name", server.New(links.NewResolver()).Follow)
	router.Run(":8080")
}
