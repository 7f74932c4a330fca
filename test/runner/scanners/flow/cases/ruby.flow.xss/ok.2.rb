get "/hi" do
  "Hello #{ERB::Util.html_escape(params[:name])}"
end

get "/data" do
  content_type :json
  "{\"name\": \"#{params[:name]}\"}"
end
