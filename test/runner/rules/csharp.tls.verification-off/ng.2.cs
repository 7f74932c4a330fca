ServicePointManager.ServerCertificateValidationCallback += delegate { return true; }; // expect
var handler = new HttpClientHandler
{
    ServerCertificateCustomValidationCallback = HttpClientHandler.DangerousAcceptAnyServerCertificateValidator, // expect
};
var connection = new SqlConnection("Server=db.example.com;Database=shop;TrustServerCertificate=True"); // expect
