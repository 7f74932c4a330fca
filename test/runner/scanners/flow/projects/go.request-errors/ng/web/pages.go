package web

import (
	"errors"
	"fmt"

	"github.com/gin-gonic/gin"
)

type explained interface {
	error
	Explain() (int, string)
}

func ErrorPage() gin.HandlerFunc {
	return func(c *gin.Context) {
		c.Next()
		last := c.Errors.Last()
		if last == nil {
			return
		}
		status, message := 500, "Try again later."
		var known explained
		if errors.As(last.Err, &known) {
			status, message = known.Explain()
		}
		c.Data(status, "text/html", []byte(fmt.Sprintf("<p>%s</p>", message))) // expect
	}
}
