require "erb"

class MailController < ApplicationController
  def preview
    template = params[:template]
    render plain: ERB.new("Hi <%= 1 %>").result_with_hash(t: template)
  end
end
