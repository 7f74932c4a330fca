class SessionsController < ApplicationController
  def create
    @hash = BCrypt::Password.create(params[:password])
  end
end
