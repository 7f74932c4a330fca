class ThumbnailsController < ApplicationController
  Thumbnail = Struct.new(:title, :size, keyword_init: true)

  def create
    thumbnail = Thumbnail.new(title: "Photo", size: params[:size])
    `convert /srv/upload.jpg -resize #{thumbnail.size} /srv/thumb.jpg` # expect
    render json: { title: thumbnail.title }
  end
end
