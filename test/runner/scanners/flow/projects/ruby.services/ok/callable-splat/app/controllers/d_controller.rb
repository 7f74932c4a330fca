class DController < ApplicationController
  def index
    render json: FindIt.call(current_user, **options)
  end

  private

  def options
    { city: params[:city] }
  end
end
