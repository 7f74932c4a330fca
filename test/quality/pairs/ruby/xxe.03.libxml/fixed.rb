require "libxml"

class FeedImport
  def initialize(text)
    @text = text
  end

  def entries
    parser = LibXML::XML::Parser.string(@text, options: LibXML::XML::Parser::Options::NONET)
    parser.parse.find("//entry").length
  end
end

class FeedsController < ApplicationController
  def create
    render json: { entries: FeedImport.new(params[:feed]).entries }
  end
end
