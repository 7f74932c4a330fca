class EchoController < ApplicationController
  def show
    render plain: params[:message]
    render html: helpers.tag.strong("Hello")
  end
end
