class SessionsController < ApplicationController
  def create
    back = params[:return_to]
    redirect_to dashboard_path(back: back)
  end
end
