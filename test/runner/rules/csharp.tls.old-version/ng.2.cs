await stream.AuthenticateAsClientAsync(host, null, SslProtocols.Tls11, true); // expect
handler.SslProtocols = SslProtocols.Ssl3 // expect
  | SslProtocols.Tls12;
