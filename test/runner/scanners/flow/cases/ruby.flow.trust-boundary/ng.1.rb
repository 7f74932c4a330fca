class PrefsController < ApplicationController
  def update
    session[:role] = params[:role] # expect
    head :ok
  end
end
