package main

func seal(gcm cipher.AEAD, text []byte) []byte {
	return gcm.Seal(nil, []byte("twelve-bytes"), text, nil) // expect
}
