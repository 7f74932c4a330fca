require_relative "label_bus"

LabelRequested = Struct.new(:label)

module Printing
  def self.attach(bus)
    bus.listen(LabelRequested) { |event| print_label(event.label) }
  end

  def self.print_label(label)
    system("lp", "--", label)
  end
end
