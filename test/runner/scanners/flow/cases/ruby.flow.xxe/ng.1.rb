class FeedsController < ApplicationController
  def create
    LibXML::XML::Parser.string(params[:feed], options: LibXML::XML::Parser::Options::NOENT) # expect
    Nokogiri::XML(params[:feed], nil, nil, Nokogiri::XML::ParseOptions::NOENT) # expect
  end
end
