package main

import (
	"github.com/gin-gonic/gin"
	"github.com/jmoiron/sqlx"

	"example.com/library/books"
)

func main() {
	router := gin.Default()
	router.GET("/books", books.List(sqlx.MustConnect("postgres", "dbname=library")))
	router.Run()
}
