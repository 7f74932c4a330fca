class DController < ApplicationController
  def index
    render json: Finder.new(city: params[:city]).rows
  end
end
