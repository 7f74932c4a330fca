package main

func decrypt(block cipher.Block, iv, out, text []byte) {
	label := []byte("label")
	cipher.NewCBCDecrypter(block, iv).CryptBlocks(out, append(label, text...))
}
