package main

import (
	"github.com/gin-gonic/gin"
	"database/sql"
)

var db *sql.DB

func n(c *gin.Context) {
	var body struct {
		Filter struct {
			Name string `json:"name"`
			Limit int `json:"limit"`
		} `json:"filter"`
		Sort string `json:"sort" binding:"required,oneof=name price"`
	}
	c.ShouldBindJSON(&body)
	db.Query("select " + body.Filter.Name) // expect
	db.Query("select " + string(body.Filter.Limit))
	db.Query("select " + body.Sort)
}
