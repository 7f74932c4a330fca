class InvoicesController < ApplicationController
  DIRECTIONS = %w[asc desc].freeze

  def index
    direction = params[:direction].presence || "asc"
    @invoices = Invoice.order("due_on #{direction}") # expect
  end
end
