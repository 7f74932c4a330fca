package main

import (
	"os/exec"

	"github.com/gin-gonic/gin"
)

type syncRequest struct {
	Host string `json:"host" binding:"required,hostname|uri"`
}

func sync(c *gin.Context) {
	var req syncRequest
	if err := c.ShouldBindJSON(&req); err != nil {
		c.AbortWithStatus(400)
		return
	}
	_ = exec.Command("sh", "-c", "rsync -az collector@"+req.Host+":/data /srv").Run() // expect
}
