class FeedsController < ApplicationController
  def create
    LibXML::XML::Parser.string(params[:feed])
    Nokogiri::XML(params[:feed])
  end
end
