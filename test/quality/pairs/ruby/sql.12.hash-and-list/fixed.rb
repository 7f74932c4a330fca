class CollController < ApplicationController
  def index
    h = { "a" => "fixed", "b" => params[:b] }
    v = h["a"]
    list = [v].map { |x| "'#{x}'" }
    render json: Item.where("kind IN (#{list.join(',')})")
  end
end
