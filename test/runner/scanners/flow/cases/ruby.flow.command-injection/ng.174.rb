class Images
  def convert(request)
    options = ENV["CONVERT_OPTIONS"]
    system("convert #{options} in.jpg out.jpg") # expect
  end
end
