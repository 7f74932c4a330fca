class ExportsController < ApplicationController
  def create
    table = params[:table]
    system("pg_dump -t #{table} app_production > /tmp/export.sql") # expect high
    head :accepted
  end
end
