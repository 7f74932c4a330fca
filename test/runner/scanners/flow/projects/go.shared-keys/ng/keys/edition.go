package keys

import (
	"strconv"

	"github.com/gin-gonic/gin"
)

const (
	Edition = "edition"
	Issue   = "issue"
)

func Read() gin.HandlerFunc {
	return func(c *gin.Context) {
		issue, _ := strconv.Atoi(c.Query("issue"))
		c.Set(Edition, c.GetHeader("X-Edition"))
		c.Set(Issue, issue)
		c.Next()
	}
}
