package prices

import "strings"

func normalize(code string) string {
	return strings.ToUpper(code)
}
