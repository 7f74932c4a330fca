class CartController < ApplicationController
  def show
    raw = Base64.decode64(cookies[:cart])
    items = JSON.parse(raw)
    render json: { n: items.size }
  end
end
