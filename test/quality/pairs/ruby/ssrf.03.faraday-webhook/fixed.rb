class WebhookTest
  def initialize(target)
    @target = target
  end

  def run
    response = Faraday.post(@target, { event: "ping" }.to_json, "Content-Type" => "application/json")
    response.status
  end
end

class WebhookTestsController < ApplicationController
  def create
    status = WebhookTest.new(Rails.configuration.x.webhook_url).run
    render json: { status: status, name: params[:name] }
  end
end
