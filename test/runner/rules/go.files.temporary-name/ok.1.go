package main

func spool(data []byte) error {
	f, err := os.CreateTemp("", "spool-*")
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = f.Write(data)
	return err
}
