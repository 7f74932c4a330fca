class CasesController < ApplicationController
  def show
    value = params[:value]
    render html: "<p>#{value}</p>" # expect
    @text = value.html_safe # expect
  end
end
