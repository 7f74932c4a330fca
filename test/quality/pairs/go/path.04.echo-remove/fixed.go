package main

import (
	"net/http"
	"os"
	"path"
	"strconv"

	"github.com/labstack/echo/v4"
)

type avatars struct {
	directory string
}

func (a avatars) file(user uint64) string {
	return path.Join(a.directory, strconv.FormatUint(user, 10)+".png")
}

func (a avatars) remove(c echo.Context) error {
	user, err := strconv.ParseUint(c.QueryParam("user"), 10, 32)
	if err != nil {
		return c.NoContent(http.StatusBadRequest)
	}
	if err := os.Remove(a.file(user)); err != nil {
		return c.NoContent(http.StatusNotFound)
	}
	return c.NoContent(http.StatusNoContent)
}
