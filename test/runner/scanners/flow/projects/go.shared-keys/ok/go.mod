module example.org/print

go 1.23
