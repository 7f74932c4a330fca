package books

import "strings"

func sortColumn(requested string) string {
	if requested == "" {
		return "title"
	}
	return strings.ToLower(requested)
}
