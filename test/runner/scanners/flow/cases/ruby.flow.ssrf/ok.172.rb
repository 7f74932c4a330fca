require "grape"

class PartnerUrl
  HOSTS = %w[hooks.example events.example].freeze

  attr_reader :uri

  def self.parse(raw)
    uri = URI.parse(raw.to_s)
    return Grape::Types::InvalidValue.new("is no partner") unless HOSTS.include?(uri.host)

    new(uri)
  end

  def initialize(uri)
    @uri = uri
  end

  def to_s
    uri.to_s
  end
end

class PartnersApi < Grape::API
  params do
    requires :id, type: Integer
    requires :url, type: PartnerUrl
    requires :zone, type: String, coerce_with: ->(zone) { zone.gsub(/[^a-z]/, "") }
  end
  post :hooks do
    Faraday.get(params[:url].to_s)
    Faraday.get(declared(params)[:url].to_s)
    Faraday.get("https://#{params[:zone]}.partners.example/#{params[:id]}")
  end

  params do
    requires :zone, type: Integer
  end
  route_param :zone do
    params do
      requires :page, type: Integer
    end
    get do
      Faraday.get("https://#{params[:zone]}:#{params[:page]}/")
    end
  end
end
