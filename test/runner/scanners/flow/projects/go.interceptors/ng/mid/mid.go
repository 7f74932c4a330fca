package mid

import (
	"context"

	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"

	"example.org/rpcng/tenant"
)

func Interceptor(ctx context.Context, req any, info *grpc.UnaryServerInfo, next grpc.UnaryHandler) (any, error) {
	md, ok := metadata.FromIncomingContext(ctx)
	if !ok {
		return next(ctx, req)
	}
	values := md.Get("x-tenant-host")
	return next(tenant.WithTenant(ctx, tenant.Tenant{Host: values[0]}), req)
}
