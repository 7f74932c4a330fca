class InvoicesController < ApplicationController
  DIRECTIONS = %w[asc desc].freeze

  def index
    direction = DIRECTIONS.include?(params[:direction]) ? params[:direction] : "asc"
    @invoices = Invoice.order("due_on #{direction}") # expect
  end
end
