class CalcController < ApplicationController
  def run
    result = Integer(params[:expr]) * 2
    render json: { result: result }
  end
end
