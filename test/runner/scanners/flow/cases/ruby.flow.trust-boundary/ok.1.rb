class PrefsController < ApplicationController
  def update
    session[:role] = current_user.role
    head :ok
  end
end
