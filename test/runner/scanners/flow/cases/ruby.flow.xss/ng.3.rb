get "/hi" do
  "Hello #{params[:name]}" # expect
end
