module example.org/video

go 1.23
