package app

import (
	"github.com/gin-gonic/gin"
	ginsessions "github.com/gin-contrib/sessions"
)

func Choose(c *gin.Context) {
	session := ginsessions.Default(c)
	session.Set("account", c.PostForm("account")) // expect
	session.Save()
}
