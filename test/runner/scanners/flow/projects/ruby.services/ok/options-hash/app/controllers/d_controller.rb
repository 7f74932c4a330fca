class DController < ApplicationController
  def index
    render json: Finder.new(city: params[:city], limit: 20).rows
  end
end
