require "padrino"

MyApp::App.controllers :hosts do
  get :index, with: :name do
    system("x #{params[:name]}") # expect
  end

  post :create do
    system("x #{params[:host]}") # expect
    system("x #{request.body.read}") # expect
    system("x #{request.env["HTTP_X"]}") # expect
  end

  get :show, map: "/hosts/:id" do |id|
    system("x #{id}") # expect
    system("seq #{params[:n].to_i}")
  end
end
