class PostsController < ApplicationController
  def create
    @post = Post.new(post_params)
    if @post.save
      redirect_to @post, notice: "Created"
    else
      render :new
    end
  end

  def update
    if @post.update(post_params)
      redirect_to post_url(@post)
    end
    redirect_to [:admin, @post]
    redirect_to posts_path, alert: params[:msg]
  end

  def post_params
    params.require(:post).permit(:title)
  end
end
