module OneLine
  def self.of(text)
    text.to_s[0, 100]
  end
end
