class ProductCode
  def self.parse(text)
    text.to_s.upcase.gsub(/[^A-Z0-9]/, "")
  end
end
