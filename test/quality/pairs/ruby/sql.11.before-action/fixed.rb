class PostsController < ApplicationController
  before_action :load_id

  def destroy
    Post.where(author: current_user).delete_by("id = #{@id}")
    head :no_content
  end

  private

  def load_id
    @id = params[:id].to_i
  end
end
