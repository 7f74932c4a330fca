require "dry/validation"
require "sinatra/base"

LISTING = Dry::Schema.Params do
  required(:sort).filled(:string)
end

class StickerContract < Dry::Validation::Contract
  # Lines may precede and follow.
  HEX = /^[0-9a-f]{6}$/

  params(LISTING) do
    required(:color).filled(:string, format?: HEX)
    required(:name).filled(:string)
    required(:sheet).hash do
      required(:title).filled(:string)
    end
    required(:rows).array(:hash) do
      required(:text).filled(:string)
    end
    required(:codes).array(:string)
  end
end

class Sticker
  include ActiveModel::Model
  SIZE = /\A.+\z/

  attr_accessor :paper

  validates :paper, format: { with: SIZE }
end

class Stickers < Sinatra::Base
  post "/labels" do
    label = StickerContract.new.call(params).to_h
    system("label #{label[:color]}") # expect
    system("label #{label[:name]}") # expect
    system("label #{label[:sort]}") # expect
    system("label #{label[:sheet][:title]}") # expect
    label[:rows].each { |row| system("label #{row[:text]}") } # expect
    label[:codes].each { |code| system("label #{code}") } # expect
  end

  get "/labels" do
    page = LISTING.call(params)
    halt 400 if page.failure?
    system("list #{page[:sort]}") # expect
  end

  get "/label" do
    label = Sticker.new(paper: params[:paper])
    system("label #{label.paper}") if label.valid? # expect
  end
end
