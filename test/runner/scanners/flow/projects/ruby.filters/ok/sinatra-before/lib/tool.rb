class Tool
  def self.go(text)
    `echo #{text}`
  end
end
