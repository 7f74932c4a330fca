class AccountsController < ApplicationController
  def create
    account = Account.new(params[:account].to_unsafe_h) # expect
    account.save!
  end
end
