package users

import (
	"fmt"
	"net/http"

	"github.com/antchfx/xmlquery"
	"github.com/antchfx/xpath"
	"github.com/gin-gonic/gin"
)

type registry struct {
	document *xmlquery.Node
}

func (g registry) Exists(c *gin.Context) {
	role := c.Query("role")
	expression, err := xpath.Compile(fmt.Sprintf("//user[@role='%s']", role))
	if err != nil {
		c.Status(http.StatusBadRequest)
		return
	}
	c.JSON(http.StatusOK, gin.H{"count": len(xmlquery.QuerySelectorAll(g.document, expression))})
}
