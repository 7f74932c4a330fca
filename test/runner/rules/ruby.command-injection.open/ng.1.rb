def import(source)
  open(source) do |io| # expect
    parse(io.read)
  end
end
