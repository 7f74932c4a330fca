package audit

import "strings"

func clean(text string) string {
	return strings.NewReplacer("\r", " ", "\n", " ").Replace(text)
}
