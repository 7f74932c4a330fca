class CasesController < ApplicationController
  def show
    value = params[:value]
    redirect_to value # expect
    redirect_to "https://#{value}" # expect
  end
end
