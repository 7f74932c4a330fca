def status
  render json: { name: params[:name] }
  render :show, status: 200
end
