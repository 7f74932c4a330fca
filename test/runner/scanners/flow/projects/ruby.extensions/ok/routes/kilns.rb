module Pottery
  module Routes
    module Kilns
      NAMES = { "a" => "first", "b" => "second" }.freeze

      def self.registered(app)
        app.get "/kilns/:code" do |code|
          kilns.named(code).to_json
        end

        app.delete "/kilns" do
          kilns.close(env["pottery.shop"])
          kilns.average(params["name"]) { |row| row[:heat] }
          status 204
        end

        app.get "/name" do
          name = NAMES[params["name"]] || "first"
          kilns.show(name)
          halt 404, "<p>#{h(params['name'])}</p>"
        end

        app.get "/data" do
          content_type :json
          "<h1>#{params['name']}</h1>"
        end
      end
    end
  end
end
