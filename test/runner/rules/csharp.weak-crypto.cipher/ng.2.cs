var aes = Aes.Create();
aes.Mode = CipherMode.ECB; // expect
var old = new TripleDESCryptoServiceProvider(); // expect
