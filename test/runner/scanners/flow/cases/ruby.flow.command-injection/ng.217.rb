class ChatChannel < ApplicationCable::Channel
  def subscribed
    system("x #{params[:room]}") # expect
    stream_from "chat"
  end

  def speak(data)
    system("x #{data["host"]}") # expect
    system("seq #{data["n"].to_i}")
  end

  def receive(message)
    system("x #{message["host"]}") # expect
  end
end

module ApplicationCable
  class Connection < ActionCable::Connection::Base
    def connect
      system("x #{request.params[:token]}") # expect
      system("x #{cookies[:token]}") # expect
      system("x #{request.headers["X-Token"]}") # expect
    end
  end
end
