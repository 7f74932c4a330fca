module example.com/contextng

go 1.22
