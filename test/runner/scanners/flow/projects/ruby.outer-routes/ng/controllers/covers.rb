Library::App.get "/covers" do
  settings.shelf.cover(params[:name])
end
