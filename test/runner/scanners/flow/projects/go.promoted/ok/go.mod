module example.org/aviary

go 1.23
