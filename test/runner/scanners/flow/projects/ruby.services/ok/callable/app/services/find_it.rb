class FindIt < BaseService
  def initialize(city:, limit: 20)
    @city = city
    @limit = limit
  end

  def call
    ActiveRecord::Base.connection.select_all("SELECT id FROM guests WHERE limit = '#{@limit}'")
  end
end
