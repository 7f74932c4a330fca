module example.org/ports

go 1.23
