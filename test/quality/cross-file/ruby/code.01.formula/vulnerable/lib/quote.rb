require_relative "formula"

class Quote
  attr_reader :total

  def initialize(text, quantity)
    @total = Formula.new(text).value * quantity
  end
end
