package main

import (
	"net/http"

	"github.com/labstack/echo/v4"
	"gorm.io/gorm"
)

type postQuery struct {
	Author string `query:"author" validate:"alphanum"`
}

func search(db *gorm.DB) echo.HandlerFunc {
	return func(c echo.Context) error {
		var query postQuery
		if err := c.Bind(&query); err != nil {
			return err
		}
		db.Where("author = '" + query.Author + "'") // expect
		return c.NoContent(http.StatusOK)
	}
}
