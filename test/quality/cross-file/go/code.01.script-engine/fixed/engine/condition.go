package engine

import (
	"fmt"
	"strconv"
)

// Condition is a comparison with the size of an order.
func Condition(expression string) string {
	minimum, err := strconv.ParseFloat(expression, 64)
	if err != nil {
		minimum = 0
	}
	return fmt.Sprintf("const size = 10; size > (%f)", minimum)
}
