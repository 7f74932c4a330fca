class CasesController < ApplicationController
  def show
    value = params[:value]
    doc.xpath("//user[@id=#{value.to_i}]")
  end
end
