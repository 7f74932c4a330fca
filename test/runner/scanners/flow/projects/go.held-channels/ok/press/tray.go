package press

type Sheet struct {
	Heading string
	Copies  int
}

type Tray struct {
	sheets chan Sheet
}

func NewTray(size int) *Tray {
	return &Tray{sheets: make(chan Sheet, size)}
}

func (t *Tray) Put(sheet Sheet) bool {
	select {
	case t.sheets <- sheet:
		return true
	default:
		return false
	}
}

func (t *Tray) Sheets() <-chan Sheet { return t.sheets }
