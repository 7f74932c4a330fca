require "roda"
require_relative "repositories/car_repository"

class Server < Roda
  plugin :json

  route do |r|
    r.get "cars" do
      { car: CarRepository.new.by_plate(r.params["plate"]) }
    end
  end
end
