class BaseQuery
  def self.rows(value)
    new(value.to_i).rows
  end

  def initialize(value)
    @value = value
  end
end
