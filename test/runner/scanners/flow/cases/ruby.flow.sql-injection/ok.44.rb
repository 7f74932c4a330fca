class CargoFilter
  def initialize(name:, weight:)
    @name = name
    @weight = weight.to_i
  end

  def each_condition
    return to_enum(:each_condition) unless block_given?

    yield "name = '#{@name.to_i}'"
    yield "weight >= #{@weight}"
  end
end

class CargoController < ApplicationController
  def index
    filter = CargoFilter.new(name: params[:name], weight: params[:weight])
    render json: Cargo.where(filter.each_condition.to_a.join(" AND "))
  end
end
