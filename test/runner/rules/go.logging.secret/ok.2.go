package main

func (s *Server) connect(cfg Config) {
	s.logger.Debugf("no password for %s", cfg.User)
	slog.Info("connected", "hasSecret", cfg.Secret != "")
	fmt.Println(cfg.PasswordPolicy, mask(cfg.Secret))
}
