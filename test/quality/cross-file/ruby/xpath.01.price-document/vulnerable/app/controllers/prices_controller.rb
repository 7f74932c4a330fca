class PricesController < ApplicationController
  def show
    document = PriceDocument.new("/srv/prices.xml")
    render json: { price: document.price(ProductCode.parse(params[:code])) }
  end
end
