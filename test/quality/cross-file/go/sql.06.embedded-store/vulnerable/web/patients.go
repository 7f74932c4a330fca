package web

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"example.com/clinic/store"
)

func Patients(patients *store.Patients) echo.HandlerFunc {
	return func(c echo.Context) error {
		found, err := patients.ByName(c.QueryParam("name"))
		if err != nil {
			return err
		}
		return c.JSON(http.StatusOK, found)
	}
}
