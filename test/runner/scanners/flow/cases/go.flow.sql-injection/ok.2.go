package app

import (
	"github.com/labstack/echo/v4"
	"github.com/jmoiron/sqlx"
)

func Report(db *sqlx.DB) echo.HandlerFunc {
	return func(c echo.Context) error {
		column := c.QueryParam("by")
		switch column {
		case "day", "week":
		default:
			return echo.ErrBadRequest
		}
		rows, err := db.Queryx("SELECT sum(total) FROM sales GROUP BY " + column)
		if err != nil {
			return err
		}
		return rows.Close()
	}
}
