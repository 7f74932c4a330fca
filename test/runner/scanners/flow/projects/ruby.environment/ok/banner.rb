require_relative "locale"

class Banner
  def initialize(app)
    @app = app
  end

  def call(env)
    name = env.fetch("shop.home", "/en")
    text = File.read("banners/#{env["shop.theme"]}/#{name}.txt")
    [200, { "content-type" => "text/plain" }, [text]]
  end
end
