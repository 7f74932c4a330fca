module example.com/contextok

go 1.22
