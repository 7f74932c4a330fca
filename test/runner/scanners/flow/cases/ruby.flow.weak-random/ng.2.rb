class VouchersController < ApplicationController
  def create
    reset_token = Array.new(20) { rand(36).to_s(36) }.join # expect
    render json: { sent: Mailer.send_voucher(reset_token) }
  end
end
