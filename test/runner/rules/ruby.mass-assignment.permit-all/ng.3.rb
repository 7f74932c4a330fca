class AccountsController < ApplicationController
  def update
    form = params.require(:account)
    current_account.update(form.permit!) # expect
  end
end
