class OrdersController < ApplicationController
  def show
    OrderMailer.confirm(params[:order]).deliver_later
    headers["X-Order"] = params[:order] # expect
    head :ok
  end
end
