class PartsController < ApplicationController
  def index
    @parts = Part.order(:name)
    @parts = @parts.lighter_than(params[:weight]) if params[:weight]
    @parts = @parts.merge(current_depot.parts).distinct
    @parts = @parts.matching(params[:term]) if params[:term]
    render PartComponent.new(title: params[:title])
    OrderPart.call(part: params[:part])
  end
end
