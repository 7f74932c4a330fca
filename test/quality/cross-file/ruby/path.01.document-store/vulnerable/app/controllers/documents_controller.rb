class DocumentsController < ApplicationController
  before_action :set_store

  def show
    render plain: @store.read(params[:name])
  end

  private

  def set_store
    @store = DocumentStore.new
  end
end
