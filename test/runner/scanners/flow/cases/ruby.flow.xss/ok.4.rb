class GreetingsController < ApplicationController
  def show
    render html: helpers.content_tag(:h1, params[:name])
  end
end
