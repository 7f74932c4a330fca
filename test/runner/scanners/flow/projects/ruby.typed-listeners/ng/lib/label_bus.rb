class LabelBus
  def initialize
    @listeners = Hash.new { |listeners, kind| listeners[kind] = [] }
  end

  def listen(kind, &listener)
    @listeners[kind] << listener
  end

  def publish(event)
    @listeners[event.class].each { |listener| listener.call(event) }
  end
end
