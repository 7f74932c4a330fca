package main

func dial() (*grpc.ClientConn, error) {
	return grpc.Dial("users.example.com:443", grpc.WithTransportCredentials(credentials.NewTLS(&tls.Config{})))
}
