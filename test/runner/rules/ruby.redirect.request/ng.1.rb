class SessionsController < ApplicationController
  def create
    redirect_to params[:return_to] # expect
  end
end
