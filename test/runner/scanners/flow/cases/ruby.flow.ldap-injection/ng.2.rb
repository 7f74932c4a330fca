require "net/ldap"

class DirectoryController < ApplicationController
  def find
    ldap = Net::LDAP.new(host: "dir")
    filter = "(uid=#{params[:uid]})"
    render json: ldap.search(base: "dc=x", filter: filter).size # expect
  end
end
