class WebhookJob
  def perform(url)
    Faraday.new(url: url).post
  end
end

class HooksController < ApplicationController
  def create
    WebhookJob.new.perform("https://hooks.example.com")
    head :ok
  end
end
