class StampsController < ApplicationController
  KINDS = %w[large small].freeze

  KINDS.each do |kind|
    define_method(kind) do
      send_data StampPress.new.public_send(kind, params[:name].to_s)
    end
  end

  def upload
    StampPress.new.import(params[:archive])
  end
end
