module Workshop
  module Routes
    module Labels
      def self.registered(app)
        app.get "/labels" do
          settings.labels.read(params["name"].to_s)
        end

        app.get "/labels/known" do
          halt 400 unless params["name"].to_s.match?(/\A[a-z]+\z/)
          settings.labels.known(params["name"])
        end
      end
    end
  end
end
