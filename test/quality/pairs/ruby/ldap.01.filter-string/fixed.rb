require "net/ldap"

class PhonebookController < ApplicationController
  def show
    ldap = Net::LDAP.new(host: "ldap.example.com", port: 636, encryption: :simple_tls)
    uid = params[:uid]
    filter = "(&(objectClass=person)(uid=#{Net::LDAP::Filter.escape(uid)}))"
    entries = ldap.search(base: "ou=people,dc=example,dc=com", filter: filter)
    render json: { matches: entries.size }
  end
end
