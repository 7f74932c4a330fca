get "/log" do
  File.read("logs/#{params["name"]}") # expect
end
def page
  render file: params[:page] # expect
end
