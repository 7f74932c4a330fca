package store

import (
	"strings"

	"example.com/tenants/internal/filter"
)

func conditions(f filter.Filter) string {
	var text strings.Builder
	text.WriteString("active = true")
	if f.City != "" {
		text.WriteString(" AND city = '")
		text.WriteString(f.City)
		text.WriteString("'")
	}
	return text.String()
}
