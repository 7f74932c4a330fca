package scores

type Board struct {
	next  int
	teams map[int]string
}

func NewBoard() *Board { return &Board{teams: make(map[int]string)} }

func (b *Board) Join(team string) {
	b.next++
	b.teams[b.next] = team
}

func (b *Board) Teams() []string {
	found := []string{}
	for _, team := range b.teams {
		found = append(found, team)
	}
	return found
}
