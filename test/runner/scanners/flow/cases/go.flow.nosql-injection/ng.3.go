package accounts

import (
	"encoding/json"
	"net/http"

	"go.mongodb.org/mongo-driver/bson"
	"go.mongodb.org/mongo-driver/mongo"
)

type Accounts struct{ coll *mongo.Collection }

func (a *Accounts) SignIn(w http.ResponseWriter, r *http.Request) {
	var form map[string]any
	if err := json.NewDecoder(r.Body).Decode(&form); err != nil {
		return
	}
	a.match(r, form["mail"], form["pin"])
	a.coll.FindOne(r.Context(), bson.M{"mail": form["mail"].(string)})
}

func (a *Accounts) match(r *http.Request, mail, pin any) {
	a.coll.FindOne(r.Context(), bson.D{{Key: "mail", Value: mail}, {Key: "pin", Value: pin}}) // expect
}

func (a *Accounts) Filter(w http.ResponseWriter, r *http.Request) {
	filter := make(map[string]interface{})
	json.NewDecoder(r.Body).Decode(&filter)
	a.coll.Find(r.Context(), bson.M{"state": filter["state"]}) // expect
}
