require "nokogiri"

class StaffController < ApplicationController
  def phone
    doc = Nokogiri::XML(File.read("staff.xml"))
    node = doc.xpath("//person[name='#{params[:who]}']/phone") # expect
    render json: node.size
  end
end
