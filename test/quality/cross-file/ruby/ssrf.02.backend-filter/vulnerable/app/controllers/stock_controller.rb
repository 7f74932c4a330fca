class StockController < ApplicationController
  def show
    render json: StockClient.new(@backend).level(params[:id].to_i)
  end
end
