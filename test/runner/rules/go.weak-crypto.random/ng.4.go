package main

func invite(email string) Invitation {
	return Invitation{Email: email, ResetCode: strconv.Itoa(rand.Int())} // expect
}
