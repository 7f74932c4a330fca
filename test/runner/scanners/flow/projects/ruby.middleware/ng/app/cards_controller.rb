class CardsController < ApplicationController
  around_action :with_errors

  def show
    raise ArgumentError, "there is no card #{params[:name]}"
  end

  private

  def with_errors
    yield
  rescue ArgumentError => e
    render html: "<h1>#{e.message}".html_safe # expect
  end
end
