class EController < ApplicationController
  def show
    render plain: Gateway.new.ping(params[:host])
  end
end
