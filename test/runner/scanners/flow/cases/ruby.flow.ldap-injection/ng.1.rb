class CasesController < ApplicationController
  def show
    value = params[:value]
    ldap.search(base: "ou=people", filter: "(uid=#{value})") # expect
    Net::LDAP::Filter.construct("(uid=#{value})") # expect
  end
end
