def update
  @account.update(params.require(:account)) # expect
  current_user.update_attributes(params[:profile]) # expect
end
