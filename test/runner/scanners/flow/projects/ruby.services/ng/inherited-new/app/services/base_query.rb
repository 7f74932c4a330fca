class BaseQuery
  def self.rows(value)
    new(value).rows
  end

  def initialize(value)
    @value = value
  end
end
