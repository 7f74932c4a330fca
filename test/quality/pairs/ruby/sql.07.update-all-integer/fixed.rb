class StockController < ApplicationController
  def update
    amount = params.require(:stock)[:amount].to_i
    warehouse = current_user.warehouse

    changed = warehouse.items.where(id: params[:id]).update_all("quantity = quantity + #{amount}")
    changed.zero? ? head(:not_found) : head(:no_content)
  end
end
