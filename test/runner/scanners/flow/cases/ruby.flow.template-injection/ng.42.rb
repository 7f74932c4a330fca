class NoticeChannel < ApplicationCable::Channel
  def preview(data)
    title, body = data.values_at("title", "body")
    transmit(text: ERB.new(body).result) # expect
    transmit(text: title.to_s)
  end
end
