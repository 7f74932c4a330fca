get "/hi" do
  page = "<p>#{params[:name]}</p>"
  response.write(page) # expect
end

class Preview
  def call(env)
    request = Rack::Request.new(env)
    response = Rack::Response.new
    response.write(request.params["subject"]) # expect
  end
end
