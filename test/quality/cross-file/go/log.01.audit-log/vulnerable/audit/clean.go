package audit

func clean(text string) string {
	if len(text) > 100 {
		return text[:100]
	}
	return text
}
