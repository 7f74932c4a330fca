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
    @location.match?(%r{\A/(?![/\\])})
  end
end

class ClubApp < Sinatra::Base
  get '/continue' do
    redirect ReturnPath.new(params['return_to']).to_s
  end
end
