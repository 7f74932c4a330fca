class FeedsController < ApplicationController
  def create
    render json: FeedImport.new.titles(request.raw_post)
  end
end
