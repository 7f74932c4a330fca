class GoController < ApplicationController
  def show
    url = params[:u].to_s
    redirect_to(url)
  end
end
