require "csv"

class ImportsController < ApplicationController
  def create
    source = params[:source]
    rows = open(source) { |file| CSV.new(file, headers: true).count }
    render json: { rows: rows }
  end
end
