class EController < ApplicationController
  def show
    render plain: Store.new(params[:dir]).list
  end
end
