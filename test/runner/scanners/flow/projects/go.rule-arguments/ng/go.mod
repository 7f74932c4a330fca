module example.com/namesng
