package main

func etag(page []byte) string {
	sum := sha256.Sum256(page)
	return hex.EncodeToString(sum[:])
}
