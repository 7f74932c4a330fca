class SessionsController < ApplicationController
  def create
    user = User.find_by(email: params[:email])
    return head(:unauthorized) unless user&.authenticate(params[:password])

    reset_session
    session[:user_id] = user.id
    redirect_to url_from(params[:return_to]) || root_path
  end
end
