require "yaml"

class Pipeline
  def self.parse(text)
    new(YAML.unsafe_load(text)) # expect
  end

  def initialize(definition)
    @definition = definition
  end

  def steps
    @definition.fetch("steps").size
  end
end
