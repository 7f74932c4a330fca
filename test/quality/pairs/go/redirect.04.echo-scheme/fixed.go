package main

import (
	"net/http"

	"github.com/labstack/echo/v4"
)

func secure(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if c.IsTLS() {
			return next(c)
		}
		return c.Redirect(http.StatusMovedPermanently, "https://www.example.com/?from="+c.Request().Method)
	}
}
