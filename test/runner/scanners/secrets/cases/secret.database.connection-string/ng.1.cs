var text = "Server=db.acme.io;Database=shop;User Id=sa;Password={{token::alnum:14}};Encrypt=true"; // expect
var java = "jdbc:mysql://db.acme.io/shop?user=app&password={{token::alnum:12}}"; // expect
