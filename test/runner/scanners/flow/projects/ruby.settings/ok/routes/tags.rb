module Garden
  module Routes
    module Tags
      def self.registered(app)
        app.get "/tags" do
          settings.tags.read(params["name"].to_s)
        end

        app.get "/tags/all" do
          settings.files.read("all")
        end
      end
    end
  end
end
