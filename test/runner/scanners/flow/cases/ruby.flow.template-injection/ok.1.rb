class CasesController < ApplicationController
  def show
    value = params[:value]
    render inline: "Hello", locals: { name: value }
    ERB.new("Hello").result
  end
end
