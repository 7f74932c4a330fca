class CustomersController < ApplicationController
  before_action :authenticate_user!

  def index
    @customers = current_user.account.customers.order(:name)
    if params[:city].present?
      @customers = @customers.where("city = ?", params[:city])
    end

    respond_to do |format|
      format.html
      format.json { render json: @customers.as_json(only: %i[id name city]) }
    end
  end
end
