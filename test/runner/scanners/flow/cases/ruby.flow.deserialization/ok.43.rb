require "openssl"
require "rack"
require "sinatra"

get "/cart" do
  data, code = request.cookies["cart"].split("--")
  halt 400 unless Rack::Utils.secure_compare(OpenSSL::HMAC.hexdigest("SHA256", settings.key, data), code)
  Marshal.load(data.unpack1("m0")).to_s
end

get "/basket" do
  data = params["basket"]
  mac = OpenSSL::HMAC.new(settings.key, "SHA256")
  mac << data
  halt 400 if mac.hexdigest != params["code"]
  Marshal.load(data.unpack1("m0")).to_s
end

get "/visits" do
  verifier = ActiveSupport::MessageVerifier.new(settings.key)
  Marshal.load(verifier.verify(params["visits"]).unpack1("m0")).to_s
end
