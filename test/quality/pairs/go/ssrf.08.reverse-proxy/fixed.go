package app

import (
	"github.com/gin-gonic/gin"
	"net/http/httputil"
	"net/url"
)

func Mirror(c *gin.Context) {
	target, err := url.Parse("http://backend.internal.example")
	if err != nil {
		c.Status(400)
		return
	}
	proxy := httputil.NewSingleHostReverseProxy(target)
	proxy.ServeHTTP(c.Writer, c.Request)
}
