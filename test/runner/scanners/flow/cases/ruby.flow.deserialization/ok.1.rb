class CasesController < ApplicationController
  def show
    value = params[:value]
    JSON.parse(value)
    YAML.safe_load(value)
  end
end
