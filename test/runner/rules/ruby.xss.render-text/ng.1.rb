class EchoController < ApplicationController
  def show
    render html: params[:message].html_safe # expect
  end
end
