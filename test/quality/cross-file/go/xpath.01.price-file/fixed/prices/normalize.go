package prices

import (
	"regexp"
	"strings"
)

var others = regexp.MustCompile(`[^A-Z0-9]`)

func normalize(code string) string {
	return others.ReplaceAllString(strings.ToUpper(code), "")
}
