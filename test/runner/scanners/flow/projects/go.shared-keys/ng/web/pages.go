package web

import (
	"database/sql"

	"github.com/gin-gonic/gin"

	"example.org/press/keys"
)

type Pages struct{ db *sql.DB }

func (p *Pages) Count(c *gin.Context) {
	edition, _ := c.Get(keys.Edition)
	p.db.Query("SELECT count(*) FROM pages_" + edition.(string)) // expect
}

func (p *Pages) First(c *gin.Context) {
	p.db.Query("SELECT * FROM pages_" + c.GetString(keys.Edition) + " LIMIT 1") // expect
}
