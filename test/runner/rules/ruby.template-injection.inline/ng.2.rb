def letter(customer)
  ERB.new("Dear #{customer.name}, <%= body %>").result(binding) # expect
end
