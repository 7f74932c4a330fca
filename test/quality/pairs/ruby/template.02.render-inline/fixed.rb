class SignaturesController < ApplicationController
  def preview
    signature = params[:signature]
    render inline: "<footer><%= signature %></footer>", locals: { signature: signature }
  end
end
