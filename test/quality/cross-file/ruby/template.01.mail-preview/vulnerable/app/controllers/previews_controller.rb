class PreviewsController < ApplicationController
  def create
    render json: { text: MailPreview.text(params[:body]) }
  end
end
