class ImportsController < ApplicationController
  def create
    File.read(params[:archive]) # expect
    File.read(params[:file].original_filename) # expect
  end
end
