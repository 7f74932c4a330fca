require "bigdecimal"

class Formula
  def initialize(text)
    @text = text
  end

  def value
    BigDecimal(@text)
  end
end
