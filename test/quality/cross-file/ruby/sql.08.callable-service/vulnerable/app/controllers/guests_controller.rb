class GuestsController < ApplicationController
  def index
    render json: FindGuests.call(**guest_params)
  end

  private

  def guest_params
    { city: params[:city], limit: params[:limit] || 20 }
  end
end
