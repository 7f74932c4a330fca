require "rack"

class Page
  def call(env)
    request = Rack::Request.new(env)
    request.params["name"] ? show(request.params["name"]) : json(400, error: "no name") # expect
  end

  private

  def show(name)
    [200, { "content-type" => "text/html" }, ["<h1>#{name}</h1>"]]
  end

  def json(status, payload)
    [status, { "content-type" => "application/json" }, [JSON.generate(payload)]]
  end
end
