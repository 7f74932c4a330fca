class Formula
  def initialize(text)
    @text = text
  end

  def value
    eval(@text) # expect
  end
end
