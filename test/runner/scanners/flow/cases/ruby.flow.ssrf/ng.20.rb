class HooksController < ApplicationController
  def create
    HTTPX.get(params[:url]) # expect
  end
end
