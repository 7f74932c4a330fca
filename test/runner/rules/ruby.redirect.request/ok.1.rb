class SessionsController < ApplicationController
  def create
    redirect_to url_from(params[:return_to]) || root_path
    redirect_to post_path(params[:id])
    redirect_to "/items/#{params[:id]}"
  end
end
