package proxy

import (
	"fmt"
	"net/http"
	"time"

	"github.com/gin-gonic/gin"
)

var client = &http.Client{Timeout: 5 * time.Second}

func Status(c *gin.Context) {
	region := "eu"
	if c.Param("region") == "us" {
		region = "us"
	}
	target := fmt.Sprintf("http://%s.internal.example.com/status", region)
	request, err := http.NewRequestWithContext(c.Request.Context(), http.MethodGet, target, nil)
	if err != nil {
		c.Status(http.StatusBadRequest)
		return
	}
	response, err := client.Do(request)
	if err != nil {
		c.Status(http.StatusBadGateway)
		return
	}
	response.Body.Close()
	c.Status(response.StatusCode)
}
