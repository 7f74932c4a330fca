package tools

import (
	"context"
	"net/http"
	"os/exec"
	"time"

	"github.com/gin-gonic/gin"
)

func Run(c *gin.Context) {
	ctx, cancel := context.WithTimeout(c.Request.Context(), 10*time.Second)
	defer cancel()

	tool := c.PostForm("tool")
	switch tool {
	case "df", "uptime", "free":
	default:
		c.AbortWithStatus(http.StatusBadRequest)
		return
	}
	command := exec.CommandContext(ctx, tool)
	output, err := command.Output()
	if err != nil {
		c.AbortWithStatus(http.StatusInternalServerError)
		return
	}
	c.JSON(http.StatusOK, gin.H{"bytes": len(output)})
}
