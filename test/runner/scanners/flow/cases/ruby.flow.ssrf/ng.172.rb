require "grape"

class AnyUrl
  attr_reader :uri

  def self.parse(raw)
    uri = URI.parse(raw.to_s)
    return Grape::Types::InvalidValue.new("has no host") if uri.host.nil?

    new(uri)
  end

  def initialize(uri)
    @uri = uri
  end

  def to_s
    uri.to_s
  end
end

class AnyApi < Grape::API
  params do
    requires :url, type: AnyUrl
    requires :zone, type: String, coerce_with: ->(zone) { zone.strip }
    requires :place, type: Hash do
      requires :host, type: String
    end
  end
  post :hooks do
    Faraday.get(params[:url].to_s) # expect
    Faraday.get("https://#{params[:zone]}.partners.example/") # expect
    Faraday.get("https://#{params[:place][:host]}/") # expect
  end

  params do
    requires :zone, type: Integer
  end
  get :first do
    Faraday.get("https://#{params[:zone]}:80/")
  end
  # What is declared for one route does not hold for the next one.
  get :second do
    Faraday.get("https://#{params[:zone]}:80/") # expect
  end
end
