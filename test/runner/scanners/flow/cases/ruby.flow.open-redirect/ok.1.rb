class CasesController < ApplicationController
  def show
    value = params[:value]
    redirect_to "/search?q=#{value}"
    redirect_to root_path
  end
end
