module example.org/greenhouse

go 1.23
