require "sinatra"
require "rack"

get "/r1" do
  system("x " + request.params["a"]) # expect
  system("x " + request.body.read) # expect
  request.body.each { |c| system("x " + c) } # expect
  request.body.each_line { |c| system("x " + c) } # expect
  while (chunk = request.body.read(1024))
    system("x " + chunk) # expect
  end
  while (line = request.body.gets)
    system("x " + line) # expect
  end
  system("x " + request.env["HTTP_X_A"]) # expect
end

get "/r2" do
  system("x " + request.get_header("HTTP_X_A")) # expect
  request.env.each { |k, v| system("x " + v) } # expect
  request.each_header { |k, v| system("x " + v) } # expect
  request.env.select { |k, _| k.start_with?("HTTP_") }.each do |k, v|
    system("x " + v) # expect
  end
  system("x " + request.cookies["a"]) # expect
  request.cookies.each { |k, v| system("x " + v) } # expect
  system("x " + request.query_string) # expect
end

get "/r3" do
  system("x " + request.path_info) # expect
  system("x " + request.fullpath) # expect
  system("x " + request.url) # expect
  system("x " + URI(request.url).query) # expect
  system("x " + request.referer) # expect
  system("x " + request.user_agent) # expect
  system("x " + request.host) # expect
end

get "/r4" do
  system("x " + request.media_type) # expect
  system("x " + request.ip) # expect
  params.each { |k, v| system("x " + v) } # expect
  params.each_value { |v| system("x " + v) } # expect
  params.map { |k, v| system("x " + k) } # expect
  params.to_h.each_pair { |k, v| system("x " + v) } # expect
  system("x " + params.fetch("a")) # expect
end

get "/r5" do
  system("x " + params.values.first) # expect
  system("x " + params.dig("a", "b")) # expect
  system("x " + params["f"][:filename]) # expect
  system("x " + params["f"]["filename"]) # expect
  system("x " + params[:f][:tempfile].read) # expect
  params[:files].each { |f| system("x " + f[:filename]) } # expect
  params[:f][:tempfile].each_line { |l| system("x " + l) } # expect
end

get "/r6" do
  File.open(params[:f][:tempfile].path) { |fh| system("x " + fh.read) } # expect
  system("x " + File.read(params[:f][:tempfile].path)) # expect
  system("x " + File.read(params[:f][:tempfile])) # expect
  system("x " + IO.readlines(params[:f][:tempfile].path).first) # expect
  system("x " + request.env["rack.input"].read) # expect
  request.env["rack.input"].each { |l| system("x " + l) } # expect
  system("x " + request.env["QUERY_STRING"]) # expect
end

get "/r7" do
  system("x " + request.env["PATH_INFO"]) # expect
  system("x " + request.POST["a"]) # expect
  system("x " + request.GET["a"]) # expect
end
