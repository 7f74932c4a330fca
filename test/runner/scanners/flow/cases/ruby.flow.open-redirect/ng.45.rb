require 'sinatra/base'

class ReturnPath
  def initialize(location)
    @location = location
  end

  def to_s
    return '/bookings' if @location.nil? || !local?

    @location
  end

  def local?
    @location.start_with?('/')
  end
end

class ClubApp < Sinatra::Base
  get '/continue' do
    redirect ReturnPath.new(params['return_to']).to_s # expect
  end
end
