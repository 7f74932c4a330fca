package scrape

import (
	"net/http"
	"strings"

	"github.com/antchfx/htmlquery"
	"golang.org/x/net/html"
)

func query(attribute, value string) string {
	return "//a[@" + attribute + "='" + value + "']"
}

func Links(page *html.Node) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		attribute := "rel"
		value := strings.ToLower(r.URL.Query().Get("rel"))
		if value != "nofollow" && value != "license" {
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		nodes, err := htmlquery.QueryAll(page, query(attribute, value))
		if err != nil || len(nodes) == 0 {
			w.WriteHeader(http.StatusNotFound)
			return
		}
		w.WriteHeader(http.StatusNoContent)
	}
}
