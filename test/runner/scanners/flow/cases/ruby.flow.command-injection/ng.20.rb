class Filter < Dry::Struct
  attribute? :name, Types::String
end

class ReportsController < ApplicationController
  def show
    filter = Filter.new(params.to_unsafe_h)
    system("report #{filter.name}") # expect
  end
end
