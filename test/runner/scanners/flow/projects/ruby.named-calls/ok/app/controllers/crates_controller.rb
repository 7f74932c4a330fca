class CratesController < ApplicationController
  def index
    render json: Crate.narrowed(params.permit(:city, :weight).to_h).arranged(params[:by])
  end
end
