class CasesController < ApplicationController
  def show
    value = params[:value]
    collection.find(name: value) # expect
    mongo[:users].collection.find_one(params[:filter]) # expect
  end
end
