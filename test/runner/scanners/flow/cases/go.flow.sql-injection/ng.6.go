package main

import (
	"database/sql"
	"fmt"

	"github.com/gin-gonic/gin"
)

type Listing struct {
	Limit  int    `form:"limit"`
	Column string `form:"column" binding:"required,max=20"`
	Owner  string `form:"owner" binding:"uuid4"`
}

func list(db *sql.DB) gin.HandlerFunc {
	return func(c *gin.Context) {
		var listing Listing
		if err := c.ShouldBindQuery(&listing); err != nil {
			return
		}
		db.Query(fmt.Sprintf("SELECT * FROM items WHERE owner = '%s' ORDER BY %s LIMIT %d", listing.Owner, listing.Column, listing.Limit)) // expect
	}
}
