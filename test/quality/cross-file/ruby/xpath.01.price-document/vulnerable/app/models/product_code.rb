class ProductCode
  def self.parse(text)
    text.to_s.upcase
  end
end
