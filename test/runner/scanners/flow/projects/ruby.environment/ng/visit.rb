module Station
  Visit = Data.define(:region, :back)

  class VisitTracking
    KEY = "station.visit"

    def initialize(app)
      @app = app
    end

    def call(env)
      query = Rack::Request.new(env).GET
      env[KEY] = Visit.new(region: query["region"].to_i, back: query["back"].to_s)
      @app.call(env)
    end
  end
end
