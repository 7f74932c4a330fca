module Each
  def self.visit(items, &visitor)
    items.each { |item| visitor.call(item.to_i) }
  end
end
