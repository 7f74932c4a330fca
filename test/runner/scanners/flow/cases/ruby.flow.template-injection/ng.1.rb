class CasesController < ApplicationController
  def show
    value = params[:value]
    render inline: "Hello #{value}" # expect
    ERB.new(value).result # expect
  end
end
