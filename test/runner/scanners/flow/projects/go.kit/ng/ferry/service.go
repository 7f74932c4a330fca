package ferry

import "context"

type Booking struct {
	Passenger string
	Seats     int
}

type Service interface {
	Reserve(ctx context.Context, booking Booking) (string, error)
	Seek(ctx context.Context, passenger string) (string, error)
}

type Office interface {
	Reserve(ctx context.Context, booking Booking) (string, error)
	Seek(ctx context.Context, passenger string) (string, error)
}

type service struct {
	office Office
}

func NewService(office Office) Service {
	return &counted{next: &service{office: office}}
}

func (s *service) Reserve(ctx context.Context, booking Booking) (string, error) {
	if booking.Seats < 1 {
		booking.Seats = 1
	}
	return s.office.Reserve(ctx, booking)
}

func (s *service) Seek(ctx context.Context, passenger string) (string, error) {
	return s.office.Seek(ctx, passenger)
}

type counted struct {
	next  Service
	calls int
}

func (c *counted) Reserve(ctx context.Context, booking Booking) (string, error) {
	c.calls++
	return c.next.Reserve(ctx, booking)
}

func (c *counted) Seek(ctx context.Context, passenger string) (string, error) {
	c.calls++
	return c.next.Seek(ctx, passenger)
}
