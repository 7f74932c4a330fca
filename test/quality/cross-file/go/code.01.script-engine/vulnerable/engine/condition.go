package engine

import "fmt"

// Condition is a comparison with the size of an order.
func Condition(expression string) string {
	return fmt.Sprintf("const size = 10; size > (%s)", expression)
}
