package main

func hash(userPassword, salt []byte) ([]byte, []byte) {
	weak, _ := bcrypt.GenerateFromPassword(userPassword, bcrypt.MinCost) // expect
	return weak, pbkdf2.Key(userPassword, salt, 1000, 32, sha256.New) // expect
}
