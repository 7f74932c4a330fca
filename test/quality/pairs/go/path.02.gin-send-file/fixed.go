package handlers

import (
	"net/http"
	"path/filepath"
	"strings"

	"github.com/gin-gonic/gin"
)

func Invoice(root string) gin.HandlerFunc {
	return func(c *gin.Context) {
		path := filepath.Join(root, filepath.Clean(c.Param("customer")), c.Query("file"))
		if !strings.HasPrefix(path, root+string(filepath.Separator)) {
			c.AbortWithStatus(http.StatusNotFound)
			return
		}
		c.File(path)
	}
}
