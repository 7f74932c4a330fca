module example.com/themesok

go 1.22
