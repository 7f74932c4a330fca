class GreetingsController < ApplicationController
  def show
    render html: "<h1>#{ERB::Util.html_escape(params[:name])}</h1>".html_safe
  end
end
