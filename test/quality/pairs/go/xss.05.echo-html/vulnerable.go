package main

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
)

func page(c echo.Context) error {
	number := c.Param("number")
	previous := number
	if strings.HasPrefix(previous, "0") {
		previous = "1"
	}
	return c.HTML(http.StatusOK, "<a href=\"/pages/"+previous+"\">back</a>")
}
