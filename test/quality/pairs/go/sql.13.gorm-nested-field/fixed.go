package app

import (
	"github.com/labstack/echo/v4"
	"gorm.io/gorm"
)

type filter struct {
	Sort struct {
		Field string `query:"field"`
	}
	Limit int `query:"limit"`
}

func Users(db *gorm.DB) echo.HandlerFunc {
	return func(c echo.Context) error {
		f := new(filter)
		if err := c.Bind(f); err != nil {
			return err
		}
		var out []string
		return db.Table("users").Order("id").Limit(f.Limit).Pluck("name", &out).Error
	}
}
