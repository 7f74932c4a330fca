class ExportsController < ApplicationController
  def show
    text = open("#{Rails.root}/exports/#{params[:name]}").read
    head = IO.readlines("exports/#{params[:name]}").first
    render plain: head + text
  end
end
