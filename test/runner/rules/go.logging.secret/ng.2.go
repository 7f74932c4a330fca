package main

func (s *Server) connect(cfg Config) {
	s.logger.Debugf("connecting as %s with %s", cfg.User, cfg.ClientSecret) // expect
	slog.Info("connected", "token", cfg.AccessToken) // expect
}
