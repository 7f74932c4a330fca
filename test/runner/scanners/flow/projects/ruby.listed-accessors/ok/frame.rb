class Frame
  SIDES = %i[width height].freeze

  attr_reader(*SIDES)

  def initialize(width:, height:)
    @width = Integer(width)
    @height = Integer(height)
  end

  def size
    "#{width}x#{height}"
  end
end
