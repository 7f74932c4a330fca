package app

import (
	"github.com/gin-gonic/gin"
	"github.com/Masterminds/squirrel"
)

func List(db squirrel.BaseRunner, c *gin.Context) {
	q := squirrel.Select("id").From("docs").Where(squirrel.Eq{"owner": c.Query("owner")})
	q.RunWith(db).Query()
}
