class ParcelsController < ApplicationController
  def index
    render json: Parcel.narrowed(params.permit(:city, :weight).to_h).arranged(params[:by])
  end
end
