class JobsController < ApplicationController
  def show
    render json: run(params[:id])
  rescue StandardError => e
    logger.error(e.full_message)
    render json: { error: "internal error" }, status: :internal_server_error
  end
end
