package members

import (
	"context"
	"strings"
)

type Finder interface {
	CountByName(ctx context.Context, name string) (int, error)
}

type Service struct {
	finder Finder
}

func NewService(finder Finder) *Service {
	return &Service{finder: finder}
}

func (s *Service) Count(ctx context.Context, term string) (int, error) {
	return s.finder.CountByName(ctx, strings.TrimSpace(term))
}
