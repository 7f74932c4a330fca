class ExportsController < ApplicationController
  def show
    exporter = ExporterFactory.build(params[:exporter])
    render plain: exporter.export([[1, 2]])
  end
end
