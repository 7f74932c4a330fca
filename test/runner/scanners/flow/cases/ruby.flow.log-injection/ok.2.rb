class SigninController < ApplicationController
  def create
    user = params[:user]
    Rails.logger.warn("failed login for #{user.inspect}")
    head :unauthorized
  end
end
