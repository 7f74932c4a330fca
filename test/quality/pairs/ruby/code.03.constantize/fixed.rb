class NotificationsController < ApplicationController
  CHANNELS = { "mail" => MailChannel, "sms" => SmsChannel }.freeze

  def create
    channel = params[:channel]
    sender = CHANNELS.fetch(channel).new
    sender.deliver(current_user, "Your order is on its way.")
    head :accepted
  end
end
