await stream.AuthenticateAsClientAsync(host, null, SslProtocols.None, true);
handler.SslProtocols = SslProtocols.Tls13 | SslProtocols.Tls12;
