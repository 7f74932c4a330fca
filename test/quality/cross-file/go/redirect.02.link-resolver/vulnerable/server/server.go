package server

import (
	"net/http"

	"github.com/gin-gonic/gin"

	"example.com/links/links"
)

type Server struct {
	resolver *links.Resolver
}

func New(resolver *links.Resolver) *Server {
	return &Server{resolver}
}

func (s *Server) Follow(c *gin.Context) {
	c.Redirect(http.StatusFound, s.resolver.Resolve(c.Param("name"), c.Query("to"))) // expect
}
