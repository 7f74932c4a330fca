class PartsController < ApplicationController
  WORD = /[a-z]+/
  NAME = /\A#{WORD}/
  CODE = Regexp.new("^[a-z]+$")
  KIND = /\A#{Regexp.union("bolt", /.+/)}\z/

  def show
    head :not_found and return unless NAME.match?(params[:name])
    raise ArgumentError unless CODE.match?(params[:code])
    raise ArgumentError unless params[:kind].match?(KIND)

    system("part #{params[:name]}") # expect
    system("part #{params[:code]}") # expect
    system("part #{params[:kind]}") # expect
    part = Part.find_by(number: 7)
    system("part #{part.name}") # expect
    held = params[:parts].find { |each| each.kind == "bolt" }
    system("part #{held.name}") # expect
  end
end
