require "sinatra/base"
require_relative "locale"

class Shop < Sinatra::Base
  get "/home" do
    redirect env["shop.home"]
  end

  get "/start" do
    redirect env.fetch("shop.home")
  end
end
