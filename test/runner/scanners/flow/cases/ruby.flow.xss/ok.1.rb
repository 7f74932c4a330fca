class CasesController < ApplicationController
  def show
    value = params[:value]
    render html: h(value)
    render json: { value: value }
  end
end
