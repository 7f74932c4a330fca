class Invoice < ApplicationRecord
  def self.overdue_in(country)
    find_by_sql("SELECT * FROM invoices WHERE country = '#{country}'") # expect
  end
end

class RemindersController < ApplicationController
  def create
    Invoice.overdue_in(params[:country])
    DATABASE.fetch("SELECT * FROM books WHERE title = '#{params[:title]}'") # expect
    connection.exec(format("DELETE FROM sessions WHERE token = '%s'", params[:token])) # expect
  end
end
