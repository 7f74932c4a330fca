class AccountsController < ApplicationController
  def create
    account = Account.new(params.require(:account).permit(:name))
    account.save!
  end
end
