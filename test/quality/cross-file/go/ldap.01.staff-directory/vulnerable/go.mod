module example.com/staff

go 1.23
