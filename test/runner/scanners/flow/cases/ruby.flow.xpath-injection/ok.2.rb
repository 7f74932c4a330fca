require "nokogiri"

class StaffController < ApplicationController
  def phone
    doc = Nokogiri::XML(File.read("staff.xml"))
    node = doc.xpath("//person[name=$who]/phone", nil, who: params[:who])
    render json: node.size
  end
end
