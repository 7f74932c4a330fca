require "sinatra/base"
require_relative "lib/helpers"
class App < Sinatra::Base
  helpers PageHelpers
  get "/" do
    shell(params[:q].to_i)
  end
end
