class PagersController < ApplicationController
  def show
    page = params[:page] || 1
    previous = page.to_i - 1
    link = %(<a href="/pages/#{previous}">back</a>)
    render inline: "<nav><%= link.html_safe %></nav>", locals: { link: link }
  end
end
