get "/log" do
  File.read("logs/current.log")
end
def page
  render file: "public/404.html", status: 404
end
