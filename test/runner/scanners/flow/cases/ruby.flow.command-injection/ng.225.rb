require "rack"

class App
  def call(env)
    req = Rack::Request.new(env)
    system("x #{req.params["host"]}") # expect
    system("x #{req["host"]}") # expect
    system("x #{req.GET["host"]}") # expect
    system("x #{req.POST["doc"][:filename]}") # expect
    system("x #{req.body.read}") # expect
    system("x #{req.cookies["host"]}") # expect
    system("x #{req.path_info}") # expect
    system("x #{req.fullpath}") # expect
    system("x #{env["QUERY_STRING"]}") # expect
    system("x #{env["rack.input"].read}") # expect
    query = Rack::Utils.parse_nested_query(env["QUERY_STRING"])
    system("x #{query["host"]}") # expect
    other = ActionDispatch::Request.new(env)
    system("x #{other.params["host"]}") # expect
    rq = Rack::Request.new(env)
    system("x #{rq.params["host"]}") # expect
    system("x #{rq.get_header("HTTP_X")}") # expect
    system("seq #{req.params["n"].to_i}")
    [200, {}, []]
  end
end

handler = lambda do |env|
  system("x #{env["QUERY_STRING"]}") # expect
  [200, {}, []]
end

run handler
run ->(env) { system("x #{env["PATH_INFO"]}"); [200, {}, []] } # expect
