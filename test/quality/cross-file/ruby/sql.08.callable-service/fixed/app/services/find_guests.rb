class FindGuests < ApplicationService
  def initialize(city:, limit: 20)
    @city = city
    @limit = limit
  end

  def call
    Guest.where(city: @city).limit(@limit.to_i).pluck(:id)
  end
end
