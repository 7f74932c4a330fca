var handler = new SocketsHttpHandler();
handler.AllowAutoRedirect = true;
var connection = new SqlConnection("Server=db.example.com;Database=shop;Encrypt=True");
