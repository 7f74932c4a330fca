require "nokogiri"

class InvoicesController < ApplicationController
  def import
    options = Nokogiri::XML::ParseOptions::NOENT | Nokogiri::XML::ParseOptions::DTDLOAD
    document = Nokogiri::XML(params[:invoice].read, nil, "UTF-8", options) # expect
    render json: document.xpath("//line").size
  end
end
