module example.com/mail

go 1.23
