module Conditions
  def self.equal(column, value)
    "#{column} = '#{value}'"
  end
end
