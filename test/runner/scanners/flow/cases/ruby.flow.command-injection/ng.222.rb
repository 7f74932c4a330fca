require "grape"

class Api < Grape::API
  format :json

  params do
    requires :host, type: String
    requires :count, type: Integer
  end
  get :ping do
    system("x #{params[:host]}") # expect
    system("x #{declared(params)[:host]}") # expect
    system("x #{headers["X-Host"]}") # expect
    system("x #{request.body.read}") # expect
    system("x #{cookies[:host]}") # expect
    system("x #{env["HTTP_USER_AGENT"]}") # expect
    system("x #{request.headers["X-Host"]}") # expect
    system("seq #{params[:count].to_i}")
  end

  route_param :name do
    get do
      system("x #{params[:name]}") # expect
    end
  end

  params do
    requires :file, type: File
  end
  post :upload do
    system("x #{params[:file][:filename]}") # expect
  end

  helpers do
    def host
      params[:host]
    end
  end

  resource :hosts do
    get { system("x #{host}") } # expect
  end
end
