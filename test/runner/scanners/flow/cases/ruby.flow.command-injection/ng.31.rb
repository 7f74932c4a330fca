class ExportsController < ApplicationController
  def show
    text = open(params[:source]).read # expect
    head = IO.readlines("|head #{params[:name]}").first # expect
    render plain: head + text
  end
end
