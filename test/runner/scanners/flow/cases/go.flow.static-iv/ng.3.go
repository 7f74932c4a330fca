package main

import "crypto/cipher"

func encrypt(block cipher.Block, text []byte) {
	var iv [16]byte
	cipher.NewCBCEncrypter(block, iv[:]).CryptBlocks(text, text) // expect
	literal := [16]byte{}
	cipher.NewCTR(block, literal[:]).XORKeyStream(text, text) // expect
}
