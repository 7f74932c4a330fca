class ThumbnailsController < ApplicationController
  def create
    done = Thumbnailer.new.call(params.require(:size))
    render json: { done: done }
  end
end
