class CsvExporter
  def export(rows)
    rows.map { |row| row.join(";") }.join("\n")
  end
end
