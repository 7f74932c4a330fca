class GreetingsController < ApplicationController
  def show
    name = params[:name]
    name = ERB::Util.html_escape(name) if name.nil?
    render html: "<p>#{name}".html_safe # expect
  end
end
