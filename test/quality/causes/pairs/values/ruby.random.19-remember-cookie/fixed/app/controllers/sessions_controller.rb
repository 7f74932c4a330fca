class SessionsController < ApplicationController
  def create
    user = User.find_by!(email: params[:email])
    remember = SecureRandom.urlsafe_base64(32)
    user.update!(remember_digest: Digest::SHA256.hexdigest(remember))
    cookies[:remember] = { value: remember, httponly: true, secure: true } # expect
    redirect_to root_path
  end
end
