class CasesController < ApplicationController
  def show
    value = params[:value]
    ldap.search(base: "ou=people", filter: Net::LDAP::Filter.eq("uid", value))
  end
end
