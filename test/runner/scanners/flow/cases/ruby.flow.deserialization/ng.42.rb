class CopiesController < ApplicationController
  def create
    @item = Marshal.load(params[:item]) # expect
  end
end
