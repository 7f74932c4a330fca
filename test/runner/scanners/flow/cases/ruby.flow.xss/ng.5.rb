class App
  def call(env)
    @app.call(env)
  end
end

class Page
  def call(env)
    [200, { "Content-Type" => "text/html" }, ["<b>" + Rack::Request.new(env).params["name"] + "</b>"]] # expect
  end
end
