module example.com/post

go 1.22
