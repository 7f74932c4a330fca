require "net/imap"
require "net/pop"
require "mail"

imap = Net::IMAP.new("h")
imap.search(["ALL"]).each do |id|
  raw = imap.fetch(id, "RFC822")[0].attr["RFC822"]
  mail = Mail.read_from_string(raw)
  system("x #{mail.subject}") # expect
  mail.attachments.each { |a| system("x #{a.filename}") } # expect
  message = Mail.new(raw)
  system("x #{message.subject}") # expect
  system("seq #{mail.subject.to_i}")
end
