class CasesController < ApplicationController
  def show
    value = params[:value]
    doc.xpath("//user[name='#{value}']") # expect
    doc.at_xpath("//user[@id=#{value}]") # expect
  end
end
