package ferry

import (
	"context"

	"github.com/go-kit/kit/endpoint"
	"github.com/go-kit/kit/ratelimit"
	"golang.org/x/time/rate"
)

type bookRequest struct {
	Passenger string `json:"passenger"`
	Seats     int    `json:"seats"`
}

type findRequest struct {
	Passenger string
}

type Endpoints struct {
	Reserve endpoint.Endpoint
	Seek endpoint.Endpoint
}

func NewEndpoints(svc Service) Endpoints {
	book := makeBook(svc)
	book = ratelimit.NewErroringLimiter(rate.NewLimiter(1, 5))(book)
	return Endpoints{Reserve: book, Seek: makeFind(svc)}
}

func makeBook(svc Service) endpoint.Endpoint {
	return func(ctx context.Context, request interface{}) (interface{}, error) {
		req := request.(bookRequest)
		return svc.Reserve(ctx, Booking{Passenger: req.Passenger, Seats: req.Seats})
	}
}

func makeFind(svc Service) endpoint.Endpoint {
	return func(ctx context.Context, request interface{}) (interface{}, error) {
		req := request.(*findRequest)
		return svc.Seek(ctx, req.Passenger)
	}
}
