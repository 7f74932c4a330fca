class CasesController < ApplicationController
  def show
    value = params[:value]
    system("ls #{value}") # expect
    `cat #{value}` # expect
  end
end
