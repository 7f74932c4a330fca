class Filter < Dry::Struct
  attribute? :year, Types::Coercible::Integer
  attribute :order, Types::String.enum("name", "date")
end

class ReportsController < ApplicationController
  def show
    filter = Filter.new(params.to_unsafe_h)
    system("report #{filter.year} #{filter.order}")
  end
end
