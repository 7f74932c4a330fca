module example.com/themesng

go 1.22
