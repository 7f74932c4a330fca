require "nokogiri"

class GlossaryController < ApplicationController
  LETTERS = ("a".."z").to_a.freeze

  def count
    letter = params.fetch(:letter, "a").downcase
    letter = "a" unless LETTERS.include?(letter)
    document = File.open("glossary.xml") { |file| Nokogiri::XML(file) }
    terms = document.xpath(format("//term[starts-with(., '%s')]", letter))
    render json: { total: terms.size }
  end
end
