class PricesController < ApplicationController
  def preview
    base = params[:base].to_f
    formula = params[:formula]
    price = eval("#{base} * (#{formula})")
    render json: { price: price.round(2) }
  end
end
