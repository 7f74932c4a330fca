package main

import (
	"net/http"

	"github.com/gin-gonic/gin"
)

type probe struct {
	Host string `json:"host" binding:"required,hostname_rfc1123"`
	IP   string `json:"ip" binding:"required,ip"`
}

func check(c *gin.Context) {
	var req probe
	if err := c.ShouldBindJSON(&req); err != nil {
		c.AbortWithStatus(400)
		return
	}
	_, _ = http.Get("https://" + req.Host + "/health") // expect
	_, _ = http.Get("https://" + req.IP + "/health") // expect
}
