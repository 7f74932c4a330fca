class SignInsController < ApplicationController
  def create
    user = User.authenticate_by(email: params[:email], password: params[:password])
    session[:user_id] = user.id
    redirect_to session.delete(:return_to) || root_path, allow_other_host: true
  end

  def show
    redirect_to "/members/#{session[:page]}"
  end
end
