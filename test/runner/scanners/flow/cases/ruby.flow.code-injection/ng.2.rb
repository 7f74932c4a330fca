class CalcController < ApplicationController
  def run
    result = eval(params[:expr]) # expect
    render json: { result: result }
  end
end
