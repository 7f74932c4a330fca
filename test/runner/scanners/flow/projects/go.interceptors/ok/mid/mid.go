package mid

import (
	"slices"
	"context"

	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"

	"example.org/rpcok/tenant"
)

var hosts = []string{"a.example", "b.example"}

func Interceptor(ctx context.Context, req any, info *grpc.UnaryServerInfo, next grpc.UnaryHandler) (any, error) {
	md, ok := metadata.FromIncomingContext(ctx)
	if !ok {
		return next(ctx, req)
	}
	values := md.Get("x-tenant-host")
	if !slices.Contains(hosts, values[0]) {
		return nil, nil
	}
	return next(tenant.WithTenant(ctx, tenant.Tenant{Host: values[0]}), req)
}
