require "sinatra"
get "/" do
  q = params[:q]
  client = TinyTds::Client.new({})
  Mechanize.new.get(q) # expect
  agent = Mechanize.new
  agent.get(q) # expect
  Patron::Session.new.get(q) # expect
  EM::HttpRequest.new(q).get # expect
  Savon.client(wsdl: q) # expect
  Down.download(q) # expect
  browser = Ferrum::Browser.new
  browser.go_to(q) # expect
  WickedPdf.new.pdf_from_url(q) # expect
  PDFKit.new(q) # expect
  Grover.new(q).to_pdf # expect
  Git.clone(q, "x") # expect
  MiniMagick::Image.open(q) # expect
  RestClient.get(q) # expect
end
