def calculate(formula)
  OPERATIONS.fetch(formula).call
  instance_eval(&block)
  klass.class_eval { attr_reader :name }
end
