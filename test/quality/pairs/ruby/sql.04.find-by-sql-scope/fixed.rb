class Invoice < ApplicationRecord
  def self.overdue_in(country)
    find_by_sql(["SELECT * FROM invoices WHERE due_on < CURRENT_DATE AND country = ?", country])
  end
end

class RemindersController < ApplicationController
  def create
    invoices = Invoice.overdue_in(params[:country])
    invoices.each { |invoice| ReminderMailer.with(invoice: invoice).due.deliver_later }
    head :accepted
  end
end
