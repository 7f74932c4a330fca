class FindIt < BaseService
  attr_reader :city

  def initialize(scope, city:)
    @scope = scope
    @city = city
  end

  def call
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE city = '#{city}'") # expect
  end
end
