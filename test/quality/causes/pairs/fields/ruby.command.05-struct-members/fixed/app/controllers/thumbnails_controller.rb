class ThumbnailsController < ApplicationController
  Thumbnail = Struct.new(:title, :size, keyword_init: true)

  def create
    thumbnail = Thumbnail.new(title: params[:title], size: "200x200")
    `convert /srv/upload.jpg -resize #{thumbnail.size} /srv/thumb.jpg` # expect
    render json: { title: thumbnail.title }
  end
end
