package prices

import (
	"os"

	"github.com/antchfx/xmlquery"
)

type File struct {
	root *xmlquery.Node
}

func Load(path string) (*File, error) {
	source, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer source.Close()
	root, err := xmlquery.Parse(source)
	return &File{root: root}, err
}

func (f *File) PriceOf(code string) string {
	node, err := xmlquery.Query(f.root, "//product[@code='"+normalize(code)+"']/price") // expect
	if err != nil || node == nil {
		return ""
	}
	return node.InnerText()
}
