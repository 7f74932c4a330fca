module example.org/press

go 1.23
