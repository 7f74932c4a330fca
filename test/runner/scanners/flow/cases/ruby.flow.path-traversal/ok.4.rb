class ImportsController < ApplicationController
  def create
    Zip::File.open(params[:archive].path) { |zip| zip.each { |entry| logger.debug(entry.size) } }
    File.read(params[:file].tempfile.path)
  end
end
