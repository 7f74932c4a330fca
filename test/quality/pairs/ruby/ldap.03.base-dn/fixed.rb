require "net/ldap"

class UnitsController < ApplicationController
  UNITS = %w[sales support finance].freeze

  def index
    unit = params.dig(:query, :unit)
    head(:bad_request) and return unless UNITS.include?(unit)

    ldap = Net::LDAP.new(host: "ldap.example.com")
    people = []
    ldap.search(base: "ou=#{unit},dc=example,dc=com", attributes: ["cn"]) { |entry| people << entry.cn.first }
    render json: people
  end
end
