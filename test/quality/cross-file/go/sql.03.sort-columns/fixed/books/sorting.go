package books

var columns = map[string]string{"title": "title", "newest": "created_at DESC"}

func sortColumn(requested string) string {
	if column, ok := columns[requested]; ok {
		return column
	}
	return "title"
}
