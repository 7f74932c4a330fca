class CargoFilter
  def initialize(name:, weight:)
    @name = name
    @weight = weight.to_i
  end

  def each_condition
    return enum_for(:each_condition) unless block_given?

    yield "name LIKE '%#{@name}%'"
    yield "weight >= #{@weight}"
  end
end

class CargoController < ApplicationController
  def index
    filter = CargoFilter.new(name: params[:name], weight: params[:weight])
    render json: Cargo.where(filter.each_condition.to_a.join(" AND ")) # expect
  end

  def list
    conditions = []
    CargoFilter.new(name: params[:name], weight: 0).each_condition { |condition| conditions << condition }
    render json: Cargo.where(conditions.join(" AND ")) # expect
  end
end
