class CopiesController < ApplicationController
  def create
    kept = Marshal.dump(params[:item])
    @item = Marshal.load(kept)
  end
end
