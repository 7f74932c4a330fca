class CasesController < ApplicationController
  def show
    value = params[:value]
    collection.find(name: value.to_s)
  end
end
