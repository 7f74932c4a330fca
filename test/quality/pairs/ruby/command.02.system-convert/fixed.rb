class ThumbnailsController < ApplicationController
  def create
    photo = current_user.photos.find(params[:photo_id])
    size = params.fetch(:size, "200x200")

    done = system("convert", "-resize", size, "photos/#{photo.id}.jpg", "thumbs/#{photo.id}.jpg")
    if done
      head :created
    else
      head :unprocessable_entity
    end
  end
end
