class PagersController < ApplicationController
  def show
    page = params[:page] || 1
    previous = page
    link = %(<a href="/pages/#{previous}">back</a>)
    render inline: "<nav><%= link.html_safe %></nav>", locals: { link: link }
  end
end
