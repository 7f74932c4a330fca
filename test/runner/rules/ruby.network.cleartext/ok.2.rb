require "net/ssh"

Net::SSH.start("switch.example.com", user) { |session| session.exec!("show version") }
