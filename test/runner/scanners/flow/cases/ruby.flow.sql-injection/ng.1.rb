class CasesController < ApplicationController
  def show
    value = params[:value]
    User.where("name = '#{value}'") # expect
    User.order(value) # expect
  end
end
