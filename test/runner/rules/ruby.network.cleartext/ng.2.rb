require "net/telnet"

session = Net::Telnet.new("Host" => "switch.example.com") # expect
