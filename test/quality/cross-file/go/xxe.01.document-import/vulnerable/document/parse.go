package document

import (
	"github.com/lestrrat-go/libxml2"
	"github.com/lestrrat-go/libxml2/parser"
	"github.com/lestrrat-go/libxml2/types"
)

const options = parser.XMLParseNoEnt | parser.XMLParseDTDLoad // expect

// Parse reads a document.
func Parse(content []byte) (types.Document, error) {
	return libxml2.Parse(content, options) // expect
}
