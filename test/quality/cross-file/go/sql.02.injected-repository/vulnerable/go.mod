module example.com/club

go 1.23
