class ExporterFactory
  EXPORTERS = { "csv" => CsvExporter }.freeze

  def self.build(name)
    EXPORTERS.fetch(name).new
  end
end
