module example.org/library

go 1.23
