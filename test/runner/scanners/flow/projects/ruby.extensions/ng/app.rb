require "sinatra/base"
require_relative "lib/ovens"
require_relative "routes/ovens"

module Bakery
  class Site < Sinatra::Base
    helpers do
      def ovens
        @ovens ||= Ovens.new("bakery.db")
      end
    end

    before do
      env["bakery.shop"] = request.env["HTTP_X_SHOP"]
    end

    register Routes::Ovens
  end
end
