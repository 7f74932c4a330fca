class PostsController < ApplicationController
  def create
    post = Post.new(params.require(:post).permit(:title))
    head(post.save ? :created : :unprocessable_entity)
  end
end
