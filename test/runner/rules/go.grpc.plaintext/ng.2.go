package main

func dial() (*grpc.ClientConn, error) {
	opts := grpc.WithTransportCredentials(insecure.NewCredentials()) // expect
	return grpc.NewClient("users.example.com:443", opts)
}
