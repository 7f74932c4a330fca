require "nokogiri"

class OrdersController < ApplicationController
  skip_forgery_protection

  def import
    xml = request.body.read
    document = Nokogiri::XML(xml) { |config| config.strict.nonet }
    render json: { orders: document.xpath("//order").size }
  end
end
