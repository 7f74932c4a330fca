class FormulasController < ApplicationController
  def show
    @value = eval("6 * 7")
  end
end
