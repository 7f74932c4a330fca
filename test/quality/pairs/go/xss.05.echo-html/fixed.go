package main

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"
)

func page(c echo.Context) error {
	number := c.Param("number")
	if strings.HasPrefix(number, "0") {
		number = "1"
	}
	previous, err := strconv.Atoi(number)
	if err != nil {
		previous = 1
	}
	return c.HTML(http.StatusOK, "<a href=\"/pages/"+strconv.Itoa(previous)+"\">back</a>")
}
