Library::App.controllers :books do
  get :show do
    settings.shelf.read(params[:name])
  end
end
