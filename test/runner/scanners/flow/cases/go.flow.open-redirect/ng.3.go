package app

import (
	"github.com/gin-gonic/gin"
)

func Logout(c *gin.Context) {
	back, err := c.Cookie("back")
	if err != nil || back == "" {
		back = "/"
	}
	c.Redirect(302, back) // expect
}
