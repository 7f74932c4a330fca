package handlers

import (
	"net/http"

	"github.com/gin-gonic/gin"
)

var partners = map[string]string{
	"shop": "https://shop.example.com/",
	"blog": "https://blog.example.com/",
}

func Leave(c *gin.Context) {
	to := c.DefaultQuery("to", "shop")
	target := partners[to]
	if target == "" {
		c.AbortWithStatus(http.StatusNotFound)
		return
	}
	c.Redirect(http.StatusFound, target)
}
