require_relative "repository"

class CarRepository < Repository
  def by_plate(plate)
    select("plate = '#{plate}'").first
  end

  private

  def table
    "cars"
  end
end
