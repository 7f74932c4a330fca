module example.org/post

go 1.23
