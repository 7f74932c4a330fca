require "erb"

class MailController < ApplicationController
  def preview
    template = params[:template]
    render plain: ERB.new(template).result(binding) # expect
  end
end
