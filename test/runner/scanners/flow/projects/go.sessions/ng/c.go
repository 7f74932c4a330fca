package web

import (
	"github.com/gin-contrib/sessions"
	"github.com/gin-gonic/gin"
)

func gstart(c *gin.Context) {
	session := sessions.Default(c)
	session.Set("gnext", c.Query("next")) // expect
	session.Save()
}
func gdone(c *gin.Context) {
	session := sessions.Default(c)
	next, _ := session.Get("gnext").(string)
	c.Redirect(302, next) // expect
}
