package orders

func (s *Store) ByStatus(status string) error {
	_, err := s.db.Query("SELECT * FROM orders WHERE status = $1", status)
	return err
}
