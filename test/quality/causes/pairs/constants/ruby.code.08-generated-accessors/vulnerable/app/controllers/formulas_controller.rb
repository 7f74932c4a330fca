class FormulasController < ApplicationController
  def show
    @value = eval(params[:formula]) # expect
  end
end
