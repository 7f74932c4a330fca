def letter(customer)
  ERB.new(File.read(PATH), trim_mode: "-").result_with_hash(name: customer.name)
  ERB.new("Dear <%= name %>")
end
