class PartsController < ApplicationController
  WORD = /[a-z]+/
  NAME = /\A#{WORD}(?:-#{WORD})*\z/
  CODE = Regexp.new('\A[a-z]+\z')
  KIND = /\A#{Regexp.union("bolt", "nut")}\z/

  def show
    head :not_found and return unless NAME.match?(params[:name])
    raise ArgumentError unless CODE.match?(params[:code])
    raise ArgumentError unless params[:kind].match?(KIND)

    system("part #{params[:name]} #{params[:code]} #{params[:kind]}")
    part = Part.find_by(number: 7)
    system("part --id #{part.id}")
  end
end
