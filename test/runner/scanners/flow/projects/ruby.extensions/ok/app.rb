require "sinatra/base"
require_relative "lib/kilns"
require_relative "routes/kilns"

module Pottery
  class Site < Sinatra::Base
    helpers do
      def kilns
        @kilns ||= Kilns.new("pottery.db")
      end

      def h(text)
        Rack::Utils.escape_html(text.to_s)
      end
    end

    before do
      env["pottery.shop"] = request.env["HTTP_X_SHOP"].to_i
    end

    register Routes::Kilns
  end
end
