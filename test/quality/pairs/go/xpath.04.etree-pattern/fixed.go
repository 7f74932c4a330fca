package app

import (
	"net/http"
	"regexp"
	"github.com/beevik/etree"
)

var skuPattern = regexp.MustCompile("^[A-Z0-9]{4,12}$")

func Price(doc *etree.Document, w http.ResponseWriter, r *http.Request) {
	sku := r.PathValue("sku")
	if !skuPattern.MatchString(sku) {
		http.NotFound(w, r)
		return
	}
	el := doc.FindElement("./items/item[@sku='" + sku + "']")
	if el == nil {
		http.NotFound(w, r)
	}
}
