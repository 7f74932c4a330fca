package mail

import (
	"net/http"

	"github.com/flosch/pongo2/v6"
	"github.com/labstack/echo/v4"
)

const standard = "Dear {{ name }}, your order is on its way."

func Preview(c echo.Context) error {
	source := standard
	if own := c.FormValue("template"); own != "" {
		source = standard + " {{ own }}"
	}
	t, err := pongo2.FromString(source)
	if err != nil {
		return c.NoContent(http.StatusUnprocessableEntity)
	}
	text, err := t.Execute(pongo2.Context{"name": "Grace", "own": c.FormValue("template")})
	if err != nil {
		return c.NoContent(http.StatusUnprocessableEntity)
	}
	return c.JSON(http.StatusOK, map[string]int{"length": len(text)})
}
