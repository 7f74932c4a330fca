package app

import (
	"path/filepath"
	"github.com/gin-gonic/gin"
	"os"
	"strings"
)

func Open(base string, c *gin.Context) {
	full := filepath.Join(base, c.Param("f"))
	rel, err := filepath.Rel(base, full)
	if err != nil || strings.HasPrefix(rel, "..") {
		c.Status(400)
		return
	}
	f, err := os.Open(full)
	if err == nil {
		f.Close()
	}
}
