require "open3"
require "sinatra"

class Arguments
  def initialize(program)
    @words = [program]
  end

  def option(name, value)
    @words << "--#{name}=#{value}"
  end

  def run
    Open3.capture2e(*@words)
  end
end

get "/thumbnail" do
  arguments = Arguments.new("vipsthumbnail")
  arguments.option("size", params[:size]) if params[:size]
  arguments.run
end

get "/pages" do
  words = ["pdfinfo"]
  words << params[:file] unless params[:file].nil?
  system(*words)
end
