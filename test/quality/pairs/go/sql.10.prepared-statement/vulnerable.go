package app

import (
	"github.com/gofiber/fiber/v2"
	"database/sql"
)

func Archive(db *sql.DB) fiber.Handler {
	return func(c *fiber.Ctx) error {
		year := c.Params("year")
		stmt, err := db.Prepare("SELECT * FROM archive_" + year + " WHERE owner = ?")
		if err != nil {
			return err
		}
		defer stmt.Close()
		_, err = stmt.Query(c.Query("owner"))
		return err
	}
}
