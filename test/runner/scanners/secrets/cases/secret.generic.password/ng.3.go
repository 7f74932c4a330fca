var password string = "kT9vQ2mZ7w" // expect
password := "wL4Rr8pXe2" // expect
