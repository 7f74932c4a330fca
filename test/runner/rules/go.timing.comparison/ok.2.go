package main

func same(a, b []byte, signature string) bool {
	return bytes.Equal(a, b) && signature != ""
}
