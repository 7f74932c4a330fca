module Each
  def self.visit(items, &visitor)
    items.each { |item| visitor.call(item) }
  end
end
