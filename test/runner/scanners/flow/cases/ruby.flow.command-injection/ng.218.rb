class HostsMailbox < ApplicationMailbox
  before_processing :check

  def process
    system("x #{mail.subject}") # expect
    system("x #{mail.body.decoded}") # expect
    mail.attachments.each do |attachment|
      system("x #{attachment.filename}") # expect
    end
    system("x #{inbound_email.mail.subject}") # expect
    system("x #{mail.text_part.decoded}") # expect
    system("seq #{mail.subject.to_i}")
  end

  def check
    system("x #{mail.header["X-Host"].value}") # expect
  end
end

class Inbox
  def parse(raw)
    message = Mail.new(raw)
    Mail.read_from_string(raw)
    Mail.find_and_delete.each do |m|
      system("x #{m.subject}") # expect
    end
    Mail.all.each { |mail| system("x #{mail.subject}") } # expect
  end
end
