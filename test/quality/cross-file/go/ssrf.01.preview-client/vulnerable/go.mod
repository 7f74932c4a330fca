module example.com/preview

go 1.23
