require "yaml"

class Pipeline
  def self.parse(text)
    new(YAML.safe_load(text))
  end

  def initialize(definition)
    @definition = definition
  end

  def steps
    @definition.fetch("steps").size
  end
end
