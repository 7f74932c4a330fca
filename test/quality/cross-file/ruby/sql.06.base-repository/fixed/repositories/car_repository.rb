require_relative "repository"

class CarRepository < Repository
  def by_plate(plate)
    select("plate = $1", plate).first
  end

  private

  def table
    "cars"
  end
end
