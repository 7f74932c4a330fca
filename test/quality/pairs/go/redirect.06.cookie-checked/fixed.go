package app

import (
	"github.com/gin-gonic/gin"
	"strings"
)

func Logout(c *gin.Context) {
	back, err := c.Cookie("back")
	if err != nil || !isLocal(back) {
		back = "/"
	}
	c.Redirect(302, back)
}

func isLocal(target string) bool {
	return strings.HasPrefix(target, "/") && !strings.HasPrefix(target, "//")
}
