package app

import (
	"github.com/gin-gonic/gin"
	"strconv"
	ginsessions "github.com/gin-contrib/sessions"
)

func Choose(c *gin.Context) {
	session := ginsessions.Default(c)
	account, err := strconv.Atoi(c.PostForm("account"))
	if err != nil {
		return
	}
	session.Set("account", account)
	session.Save()
}
