module example.com/render

go 1.23
