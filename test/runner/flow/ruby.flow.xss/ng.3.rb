get "/hi" do # expect
  "Hello #{params[:name]}"
end
