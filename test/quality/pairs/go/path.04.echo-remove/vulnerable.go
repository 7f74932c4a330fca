package main

import (
	"net/http"
	"os"
	"path"

	"github.com/labstack/echo/v4"
)

type avatars struct {
	directory string
}

func (a avatars) file(user string) string {
	return path.Join(a.directory, user+".png")
}

func (a avatars) remove(c echo.Context) error {
	user := c.QueryParam("user")
	if err := os.Remove(a.file(user)); err != nil {
		return c.NoContent(http.StatusNotFound)
	}
	return c.NoContent(http.StatusNoContent)
}
