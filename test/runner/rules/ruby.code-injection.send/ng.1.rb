class ItemsController < ApplicationController
  def show
    render json: @item.send(params[:field]) # expect
    params[:type].classify.constantize.new # expect
  end
end
