class SessionsController < ApplicationController
  def create
    user = User.find_by(email: params[:email])
    if user&.authenticate(params[:password])
      session[:user_id] = user.id
      head :no_content
    else
      Rails.logger.warn("Login failed for #{params[:email].inspect}")
      head :unauthorized
    end
  end
end
