class ExporterFactory
  def self.build(name)
    name.camelize.constantize.new # expect
  end
end
