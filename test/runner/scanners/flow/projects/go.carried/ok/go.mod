module example.org/archive

go 1.23
