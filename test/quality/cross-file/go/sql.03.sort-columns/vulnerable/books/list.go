package books

import (
	"github.com/gin-gonic/gin"
	"github.com/jmoiron/sqlx"
)

type Book struct {
	ID    int    `db:"id" json:"id"`
	Title string `db:"title" json:"title"`
}

func List(db *sqlx.DB) gin.HandlerFunc {
	return func(c *gin.Context) {
		var all []Book
		err := db.Select(&all, "SELECT id, title FROM books ORDER BY "+sortColumn(c.Query("sort"))) // expect
		if err != nil {
			c.Status(500)
			return
		}
		c.JSON(200, all)
	}
}
