def search
  pattern = Regexp.new(params[:q]) # expect
  @items = ITEMS.grep(pattern)
end
