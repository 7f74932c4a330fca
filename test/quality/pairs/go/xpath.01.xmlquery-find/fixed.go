package prices

import (
	"encoding/json"
	"net/http"
	"os"
	"strconv"

	"github.com/antchfx/xmlquery"
)

func Price(w http.ResponseWriter, r *http.Request) {
	file, err := os.Open("/srv/data/prices.xml")
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	defer file.Close()
	document, err := xmlquery.Parse(file)
	if err != nil {
		w.WriteHeader(http.StatusInternalServerError)
		return
	}
	sku, err := strconv.Atoi(r.FormValue("sku"))
	if err != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	node := xmlquery.FindOne(document, "//item[@sku='"+strconv.Itoa(sku)+"']/price")
	json.NewEncoder(w).Encode(node != nil)
}
