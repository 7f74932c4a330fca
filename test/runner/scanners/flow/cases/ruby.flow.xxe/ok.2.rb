require "nokogiri"

class InvoicesController < ApplicationController
  def import
    options = Nokogiri::XML::ParseOptions::STRICT | Nokogiri::XML::ParseOptions::NONET
    document = Nokogiri::XML(params[:invoice].read, nil, "UTF-8", options)
    render json: document.xpath("//line").size
  end
end
