require "sinatra"
require_relative "lib/label_bus"
require_relative "lib/printing"

BUS = LabelBus.new
Printing.attach(BUS)

post "/labels" do
  BUS.publish(LabelRequested.new(params[:label]))
  status 204
end
