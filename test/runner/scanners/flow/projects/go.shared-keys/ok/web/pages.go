package web

import (
	"database/sql"
	"strconv"

	"github.com/gin-gonic/gin"

	"example.org/print/keys"
)

type Pages struct{ db *sql.DB }

func (p *Pages) Count(c *gin.Context) {
	issue, _ := c.Get(keys.Issue)
	p.db.Query("SELECT count(*) FROM pages_" + strconv.Itoa(issue.(int)))
}

func (p *Pages) First(c *gin.Context) {
	p.db.Query("SELECT * FROM pages WHERE edition = $1", c.GetString(keys.Edition))
}
