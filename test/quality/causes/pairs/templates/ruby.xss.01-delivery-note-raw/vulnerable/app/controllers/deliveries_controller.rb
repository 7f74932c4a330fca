class DeliveriesController < ApplicationController
  def confirm
    @delivery = current_account.deliveries.find(params[:id])
    @note = params[:note].to_s.strip
  end
end
