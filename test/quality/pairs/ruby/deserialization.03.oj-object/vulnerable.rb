require "oj"

class DraftsController < ApplicationController
  def restore
    state = request.headers["X-Draft-State"]
    draft = Oj.load(state, mode: :object)
    render json: { length: draft["body"].to_s.length }
  end
end
