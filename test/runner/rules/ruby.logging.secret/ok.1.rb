class SessionsController < ApplicationController
  def create
    logger.info "login of #{params[:user]}, password of #{params[:password].size} characters"
    head :ok
  end
end
