package cards

import (
	"context"
	"net/http"
)

type Service struct{ client *http.Client }

func (s *Service) LoadCard(ctx context.Context, link string) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, link, nil)
	if err != nil {
		return err
	}
	req.Header.Set("User-Agent", "previews")
	resp, err := s.client.Do(req) // expect
	if err != nil {
		return err
	}
	return resp.Body.Close()
}
