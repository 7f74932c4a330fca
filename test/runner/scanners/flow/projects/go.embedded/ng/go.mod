module example.org/books

go 1.23
