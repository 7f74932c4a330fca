def update
  @account.update(params.require(:account).permit(:name))
  @account.update(name: params[:name])
end
