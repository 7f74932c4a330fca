class GreetingsController < ApplicationController
  def show
    name = params[:name]
    name = ERB::Util.html_escape(name) unless name.nil?
    render html: "<p>#{name}".html_safe
  end
end
