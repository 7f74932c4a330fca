package audit

import (
	"log"
	"net/http"
	"os"
	"strconv"

	"github.com/gin-gonic/gin"
)

type Trail struct {
	out *log.Logger
}

func New() *Trail {
	return &Trail{out: log.New(os.Stderr, "audit ", log.LstdFlags)}
}

func (t *Trail) Refund(c *gin.Context) {
	order := c.Param("order")
	t.out.Print("refund of order " + strconv.Quote(order))
	c.Status(http.StatusAccepted)
}
