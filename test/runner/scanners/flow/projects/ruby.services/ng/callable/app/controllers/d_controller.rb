class DController < ApplicationController
  def index
    render json: FindIt.call(city: params[:city])
  end
end
