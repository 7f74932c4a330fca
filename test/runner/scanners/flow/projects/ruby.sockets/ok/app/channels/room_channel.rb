class RoomChannel < ApplicationCable::Channel
  def subscribed
    Scripts.subscribed(params[:room])
  end

  def speak(data)
    Scripts.speak(data["text"])
  end

  def receive(data)
    Scripts.received(data["text"])
  end
end
