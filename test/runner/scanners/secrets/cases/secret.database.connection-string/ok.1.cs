var text = "Server=db.acme.io;Database=shop;User Id=sa;Password={0};Encrypt=true";
var other = "Server=db.acme.io;Database=shop;User Id=sa;Password=yourStrong(!)Password;";
var java = "jdbc:mysql://db.acme.io/shop?user=app&password=${DB_PASSWORD}";
var integrated = "Server=db.acme.io;Database=shop;Trusted_Connection=True;";
