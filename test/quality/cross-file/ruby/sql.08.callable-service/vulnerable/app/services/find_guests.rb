class FindGuests < ApplicationService
  def initialize(city:, limit: 20)
    @city = city
    @limit = limit
  end

  def call
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE city = '#{@city}' LIMIT #{@limit.to_i}") # expect
  end
end
