require "rexml/document"

class PriceList
  def initialize(file)
    @document = REXML::Document.new(File.new(file))
  end

  def price(sku)
    REXML::XPath.first(@document, "/prices/item[@sku='" + sku + "']/@price")
  end
end

class PricesController < ApplicationController
  def show
    sku = params[:sku].to_i.to_s
    render json: { price: PriceList.new("prices.xml").price(sku).to_s }
  end
end
