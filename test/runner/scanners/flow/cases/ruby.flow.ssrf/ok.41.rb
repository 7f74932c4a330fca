require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  client = TinyTds::Client.new({})
  Mechanize.new.get(q)
  agent = Mechanize.new
  agent.get(q)
  Patron::Session.new.get(q)
  EM::HttpRequest.new(q).get
  Savon.client(wsdl: q)
  Down.download(q)
  browser = Ferrum::Browser.new
  browser.go_to(q)
  WickedPdf.new.pdf_from_url(q)
  PDFKit.new(q)
  Grover.new(q).to_pdf
  Git.clone(q, "x")
  MiniMagick::Image.open(q)
  RestClient.get(q)
end
