package directory

import (
	"net/http"

	"github.com/gin-gonic/gin"
	"github.com/go-ldap/ldap/v3"
)

type groups struct {
	connection *ldap.Conn
}

func (g *groups) members(name string) (int, error) {
	name = ldap.EscapeFilter(name)
	request := &ldap.SearchRequest{
		BaseDN: "ou=groups,dc=example,dc=com",
		Scope:  ldap.ScopeSingleLevel,
		Filter: "(cn=" + name + ")",
	}
	result, err := g.connection.Search(request)
	if err != nil {
		return 0, err
	}
	return len(result.Entries), nil
}

func (g *groups) Get(c *gin.Context) {
	count, err := g.members(c.Param("name"))
	if err != nil {
		c.Status(http.StatusBadGateway)
		return
	}
	c.JSON(http.StatusOK, gin.H{"members": count})
}
