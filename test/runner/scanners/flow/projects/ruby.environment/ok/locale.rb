class LocaleTracking
  LOCALES = { "de" => "/de", "fr" => "/fr" }.freeze

  def initialize(app)
    @app = app
  end

  def call(env)
    query = Rack::Request.new(env).GET
    env["shop.home"] = LOCALES.fetch(query["locale"], "/en")
    env["shop.note"] = query["note"].to_s
    @app.call(env)
  end
end
