class JobsController < ApplicationController
  def show
    render json: run(params[:id])
  rescue StandardError => e
    render json: { error: e.message, trace: e.backtrace } # expect
  end
end
