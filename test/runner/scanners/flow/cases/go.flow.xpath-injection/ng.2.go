package app

import (
	"net/http"
	"github.com/beevik/etree"
)

func Price(doc *etree.Document, w http.ResponseWriter, r *http.Request) {
	sku := r.PathValue("sku")
	el := doc.FindElement("./items/item[@sku='" + sku + "']") // expect
	if el == nil {
		http.NotFound(w, r)
	}
}
