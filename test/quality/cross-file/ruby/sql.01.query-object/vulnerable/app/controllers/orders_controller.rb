class OrdersController < ApplicationController
  def index
    orders = OrderSearch.new(params[:status]).results
    render json: orders
  end
end
