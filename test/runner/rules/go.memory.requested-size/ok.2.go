package main

func rows(items []string) []string {
	n := len(items)
	return make([]string, n)
}
