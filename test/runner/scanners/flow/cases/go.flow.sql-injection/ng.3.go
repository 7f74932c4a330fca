package app

import (
	"github.com/gin-gonic/gin"
	"github.com/Masterminds/squirrel"
)

func List(db squirrel.BaseRunner, c *gin.Context) {
	q := squirrel.Select("id").From("docs").Where("owner = '" + c.Query("owner") + "'") // expect
	q.RunWith(db).Query()
}
