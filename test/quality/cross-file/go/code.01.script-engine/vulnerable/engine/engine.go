package engine

import "github.com/dop251/goja"

type Engine struct {
	vm *goja.Runtime
}

func New() *Engine {
	return &Engine{vm: goja.New()}
}

func (e *Engine) Evaluate(script string) (bool, error) {
	value, err := e.vm.RunString(script) // expect
	if err != nil {
		return false, err
	}
	return value.ToBoolean(), nil
}
