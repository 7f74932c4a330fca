class CartsController < ApplicationController
  def restore
    @cart = Marshal.load(Base64.decode64(cookies[:cart])) # expect high
    render :show
  end
end
