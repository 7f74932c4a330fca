class HostsController < ApplicationController
  before_action :authenticate

  def index
    system("x #{params[:host]}") # expect
    system("x #{params.require(:host)}") # expect
    system("x #{params.fetch(:host, '')}") # expect
    system("x #{params.dig(:a, :host)}") # expect
    system("x #{params.permit(:host)[:host]}") # expect
    system("x #{params.expect(:host)}") # expect
    system("x #{host_params[:host]}") # expect
    system("x #{params.to_unsafe_h["host"]}") # expect
    system("x #{request.headers["X-Host"]}") # expect
    system("x #{request.env["HTTP_X_HOST"]}") # expect
    system("x #{request.get_header("HTTP_X_HOST")}") # expect
    system("x #{cookies[:host]}") # expect
    system("x #{request.cookies["host"]}") # expect
    system("x #{request.raw_post}") # expect
    system("x #{request.body.read}") # expect
    system("x #{request.query_string}") # expect
    system("x #{request.query_parameters[:host]}") # expect
    system("x #{request.request_parameters[:host]}") # expect
    system("x #{request.path_parameters[:host]}") # expect
    system("x #{request.fullpath}") # expect
    system("x #{request.original_url}") # expect
    system("x #{request.original_fullpath}") # expect
    system("x #{request.user_agent}") # expect
    system("x #{request.referer}") # expect
    system("x #{request.referrer}") # expect
    system("x #{request.authorization}") # expect
    system("x #{request.GET[:host]}") # expect
    system("x #{request.POST["host"]}") # expect
    system("x #{request.filtered_parameters["host"]}") # expect
    system("x #{controller_path}")
    system("x #{params[:n].to_i}")
    system("x #{Integer(params[:n])}")
  end

  def upload
    file = params[:file]
    system("x #{file.original_filename}") # expect
    system("x #{params[:file].original_filename}") # expect
    system("x #{params[:file].content_type}") # expect
    data = JSON.parse(request.body.read)
    system("x #{data["host"]}") # expect
    body = JSON.parse(request.raw_post, symbolize_names: true)
    system("x #{body[:host]}") # expect
    system("x #{cookies.permanent[:host]}") # expect
    params[:hosts].each do |host|
      system("x #{host}") # expect
    end
    params.each do |key, value|
      system("x #{key}") # expect
    end
    params => { host: }
    system("x #{host}") # expect
  end

  private

  def host_params
    params.require(:host).permit(:host, :name)
  end

  def authenticate
    authenticate_or_request_with_http_token do |token, _options|
      system("x #{token}") # expect
    end
  end
end
