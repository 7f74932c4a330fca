class SessionsController < ApplicationController
  include ReturnPath

  def create
    session[:user] = "ada"
    redirect_to return_path, allow_other_host: true # expect
  end
end
