module Bakery
  module Routes
    module Ovens
      def self.registered(app)
        app.get "/ovens/:code" do |code|
          content_type :json
          ovens.named(code).to_json
        end

        app.delete "/ovens" do
          ovens.close(env["bakery.shop"])
          status 204
        end

        app.get "/hello" do
          halt 404, "<p>#{params['name']}</p>" unless params["name"] # expect
          "<h1>#{params['name']}</h1>" # expect
        end
      end
    end
  end
end
