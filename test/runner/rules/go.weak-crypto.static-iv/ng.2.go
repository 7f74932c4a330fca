package main

var iv = []byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}

func stream(block cipher.Block) cipher.Stream {
	return cipher.NewCTR(block, iv) // expect
}
