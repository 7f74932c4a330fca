package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
)

var vector = []byte("sixteen byte vec")

func Seal(key, plain []byte) ([]byte, error) {
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	_ = rand.Reader
	sealed := make([]byte, len(plain))
	cipher.NewCBCEncrypter(block, vector).CryptBlocks(sealed, plain) // expect
	return append(vector, sealed...), nil
}
