class PreviewController < ApplicationController
  def show
    render inline: params[:template] # expect
  end
end
