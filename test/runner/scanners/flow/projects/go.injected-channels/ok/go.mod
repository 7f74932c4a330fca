module example.com/mailing

go 1.22
