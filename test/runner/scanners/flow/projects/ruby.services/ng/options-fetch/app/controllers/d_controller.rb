class DController < ApplicationController
  def index
    render json: Finder.new.rows(1, city: params[:city], limit: 3)
  end
end
