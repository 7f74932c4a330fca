def preview
  HTTParty.get("http://#{params[:host]}/status") # expect
  image = URI.open(params[:image_url]).read # expect
end
