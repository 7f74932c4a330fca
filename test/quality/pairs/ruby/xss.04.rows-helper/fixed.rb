module RowsHelper
  def cell(value)
    "<td>" + h(value) + "</td>"
  end

  def submitted_rows
    rows = params[:rows].map do |row|
      "<tr>" + cell(row[:field]) + cell(row[:value]) + "</tr>"
    end
    raw(rows.join)
  end
end
