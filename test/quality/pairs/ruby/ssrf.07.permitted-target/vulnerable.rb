require "faraday"

class HooksController < ApplicationController
  def test
    hook = params.permit(:target, :event)
    Faraday.post(hook[:target], { event: hook[:event] }.to_json)
    head :ok
  end
end
