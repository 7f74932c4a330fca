module example.org/audio

go 1.23
