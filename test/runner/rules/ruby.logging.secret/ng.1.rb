class SessionsController < ApplicationController
  def create
    password = params[:password]
    logger.info "login with #{password}" # expect
    head :ok
  end
end
