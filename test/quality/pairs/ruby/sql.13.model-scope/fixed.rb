class Person < ApplicationRecord
  scope :named, ->(n) { where("name = ?", n) }
end

class PeopleController < ApplicationController
  def index
    render json: Person.named(params[:n])
  end
end
