package app

import (
	"path/filepath"
	"github.com/gin-gonic/gin"
	"log"
	"os"
)

func Open(base string, c *gin.Context) {
	full := filepath.Join(base, c.Param("f"))
	if rel, err := filepath.Rel(base, full); err == nil {
		log.Println(len(rel))
	}
	f, err := os.Open(full) // expect
	if err == nil {
		f.Close()
	}
}
