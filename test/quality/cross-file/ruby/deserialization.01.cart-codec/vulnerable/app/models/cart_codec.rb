module CartCodec
  def self.load(text)
    Marshal.load(Base64.decode64(text)) # expect
  end
end
