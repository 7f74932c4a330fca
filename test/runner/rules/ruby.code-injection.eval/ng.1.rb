def calculate(formula)
  eval(formula) # expect
end
