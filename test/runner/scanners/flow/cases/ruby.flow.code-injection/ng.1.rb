class CasesController < ApplicationController
  def show
    value = params[:value]
    eval(value) # expect
    value.constantize # expect
  end
end
