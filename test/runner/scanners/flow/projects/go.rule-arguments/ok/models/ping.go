package models
import (
	"regexp"
	"github.com/go-ozzo/ozzo-validation/v4/is"
	validation "github.com/go-ozzo/ozzo-validation/v4"
)
type Name struct {
	First string `json:"first"`
	Last  string `json:"last"`
	Kind  string `json:"kind"`
}
func (n Name) Validate() error {
	return validation.ValidateStruct(&n,
		validation.Field(&n.First, validation.Required, validation.Match(regexp.MustCompile("^[a-z]+$"))),
		validation.Field(&n.Kind, validation.In("a", "b")),
		validation.Field(&n.Last, validation.Required, validation.Length(1, 20)),
	)
}
func Check(host string, last string) error {
	return validation.Errors{
		"host": validation.Validate(host, validation.Required, is.Alphanumeric),
		"last": validation.Validate(last, validation.Required),
	}.Filter()
}
