class PreviewsController < ApplicationController
  def show
    render json: { title: LinkPreview.new(params[:url]).title }
  end
end
