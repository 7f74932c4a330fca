class PricesController < ApplicationController
  def preview
    base = params[:base].to_f
    formula = params[:formula]
    price = base * formula.to_f
    render json: { price: price.round(2) }
  end
end
