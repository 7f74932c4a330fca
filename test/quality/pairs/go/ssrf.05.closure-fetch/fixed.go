package feeds

import (
	"io"
	"net/http"
	"slices"

	"github.com/labstack/echo/v4"
)

var known = []string{"https://news.example.com/rss", "https://jobs.example.com/rss"}

func Sizes(c echo.Context) error {
	sizes := map[string]int64{}
	fetch := func(address string) error {
		response, err := http.DefaultClient.Get(address)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		sizes[address], err = io.Copy(io.Discard, response.Body)
		return err
	}
	for _, address := range c.QueryParams()["feed"] {
		if !slices.Contains(known, address) {
			continue
		}
		if err := fetch(address); err != nil {
			return c.NoContent(http.StatusBadGateway)
		}
	}
	return c.JSON(http.StatusOK, sizes)
}
