class CartsController < ApplicationController
  def show
    render json: { size: Cart.from(cookies).size }
  end
end
