package webhooks

import (
	"fmt"
	"net/http"

	"gorm.io/gorm"
)

type Subscription struct {
	ID  uint
	URL string
}

func Deliver(db *gorm.DB) {
	var subscriptions []Subscription
	if err := db.Where("active").Find(&subscriptions).Error; err != nil {
		return
	}
	for _, s := range subscriptions {
		http.Get(s.URL) // expect
		http.Get(fmt.Sprintf("https://status.example.com/?id=%d", s.ID))
	}
}
