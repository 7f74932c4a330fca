require "dry/validation"
require "sinatra/base"

PAGE = Dry::Schema.Params do
  required(:sort).filled(:string, included_in?: %w[name date])
end

class LabelContract < Dry::Validation::Contract
  HEX = /\A[0-9a-f]{6}\z/

  params(PAGE) do
    required(:color).filled(:string, format?: HEX)
    required(:frame)
      .filled(
        :string,
        format?: HEX
      )
    required(:ink) { str? & format?(HEX) }
    required(:sheet).hash do
      required(:width).filled(:integer)
    end
    required(:rows).array(:hash) do
      required(:count).filled(:integer)
    end
    required(:codes).array(:string, format?: HEX)
  end
end

class Label
  include ActiveModel::Model
  SIZE = /\A[a-z]\d\z/

  attr_accessor :paper

  validates :paper, format: { with: SIZE }
end

class Labels < Sinatra::Base
  post "/labels" do
    label = LabelContract.new.call(params).to_h
    system("label #{label[:color]} #{label[:frame]} #{label[:ink]} #{label[:sort]}")
    system("label #{label[:sheet][:width]}")
    label[:rows].each { |row| system("label #{row[:count]}") }
    label[:codes].each { |code| system("label #{code}") }
  end

  get "/labels" do
    page = PAGE.call(params)
    halt 400 if page.failure?
    system("list #{page[:sort]}")
  end

  get "/label" do
    label = Label.new(paper: params[:paper])
    system("label #{label.paper}") if label.valid?
  end
end
