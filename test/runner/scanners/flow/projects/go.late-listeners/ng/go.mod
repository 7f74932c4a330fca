module example.org/lagoon

go 1.23
