require "net/ftp"

Net::FTP.open("files.example.com", user, secret) do |ftp| # expect
  ftp.put("report.csv")
end
