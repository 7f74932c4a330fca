require "net/ftp"

Net::FTP.open("files.example.com", ssl: true, username: user) do |ftp|
  ftp.put("report.csv")
end
