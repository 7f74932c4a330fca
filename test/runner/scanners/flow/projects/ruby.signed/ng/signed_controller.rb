require "digest"

class SignedController < ActionController::Base
  def unkeyed
    encoded, code = params[:a].split(".", 2)
    return head(:bad_request) unless Rack::Utils.secure_compare(Digest::SHA256.hexdigest(encoded), code)

    @state = Marshal.load(Base64.decode64(encoded)) # expect
  end

  def cookie
    @state = Marshal.load(Base64.decode64(cookies[:state])) # expect
  end
end
