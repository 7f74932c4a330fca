package orders

func (s *Store) ByStatus(status string) error {
	_, err := s.db.Query("SELECT * FROM orders WHERE status = '" + status + "'") // expect
	return err
}
