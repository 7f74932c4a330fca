class ItemsController < ApplicationController
  FIELDS = %w[name price].freeze
  def show
    field = FIELDS.find { |name| name == params[:field] }
    render json: @item.public_send(field)
    "Item".constantize
  end
end
