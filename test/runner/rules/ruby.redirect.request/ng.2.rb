get "/out" do
  redirect(request.params["url"]) # expect
end
def back
  redirect_to cookies[:last] || root_path # expect
end
