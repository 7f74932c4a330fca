package app

import (
	"github.com/gofiber/fiber/v2"
	"regexp"
	"database/sql"
)

var yearPattern = regexp.MustCompile(`^\d{4}$`)

func Archive(db *sql.DB) fiber.Handler {
	return func(c *fiber.Ctx) error {
		year := c.Params("year")
		if !yearPattern.MatchString(year) {
			return fiber.ErrBadRequest
		}
		stmt, err := db.Prepare("SELECT * FROM archive_" + year + " WHERE owner = ?")
		if err != nil {
			return err
		}
		defer stmt.Close()
		_, err = stmt.Query(c.Query("owner"))
		return err
	}
}
