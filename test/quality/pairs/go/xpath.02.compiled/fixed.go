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
	roles := map[string]string{"admin": "admin", "editor": "editor"}
	expression, err := xpath.Compile(fmt.Sprintf("//user[@role='%s']", roles[role]))
	if err != nil {
		c.Status(http.StatusBadRequest)
		return
	}
	c.JSON(http.StatusOK, gin.H{"count": len(xmlquery.QuerySelectorAll(g.document, expression))})
}
