module CartCodec
  def self.load(text)
    JSON.parse(Base64.decode64(text))
  end
end
