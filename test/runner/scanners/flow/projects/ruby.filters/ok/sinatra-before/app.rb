require "sinatra/base"
require_relative "lib/tool"
class App < Sinatra::Base
  get "/" do
    Tool.go(@q)
  end
  before do
    @q = params[:q].to_i
  end
end
