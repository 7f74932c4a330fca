package reports

import "os"

func Load(name string) ([]byte, error) {
	return os.ReadFile("/srv/reports/" + name) // expect
}
