package main

func encrypt(block cipher.Block, out, text []byte) {
	vector := []byte("1234567890123456")
	if len(text)%16 == 0 {
		cipher.NewCBCEncrypter(block, vector).CryptBlocks(out, text) // expect
	}
}
