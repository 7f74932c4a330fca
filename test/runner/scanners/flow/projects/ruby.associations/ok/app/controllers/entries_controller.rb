class EntriesController < ApplicationController
  def index
    render json: EntryList.new(current_account.ledger_entries, params[:sort]).entries
  end

  def search
    render json: @account.ledger_entries.where(open: true).matching(params[:term])
  end
end
