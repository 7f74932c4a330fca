package main

import (
	"database/sql"
	"net/http"

	"github.com/labstack/echo/v4"
)

func deleteComment(db *sql.DB) echo.HandlerFunc {
	return func(c echo.Context) error {
		id := c.Param("id")
		_, err := db.Exec("DELETE FROM comments WHERE id = " + id)
		if err != nil {
			return echo.NewHTTPError(http.StatusInternalServerError)
		}
		return c.NoContent(http.StatusNoContent)
	}
}
