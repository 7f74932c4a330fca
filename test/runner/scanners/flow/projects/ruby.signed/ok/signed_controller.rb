require "openssl"

class SignedController < ActionController::Base
  def whole
    state = params[:a]
    code = OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("SIGNING_KEY"), state)
    return head(:bad_request) unless ActiveSupport::SecurityUtils.secure_compare(code, params[:a_code])

    @state = Marshal.load(Base64.decode64(state))
  end

  def parts
    encoded, code = params[:b].split(".", 2)
    return head(:bad_request) unless Rack::Utils.secure_compare(sign(encoded), code)

    @state = Marshal.load(Base64.decode64(encoded))
  end

  def verifier
    @state = Marshal.load(Base64.decode64(Rails.application.message_verifier(:state).verify(params[:c])))
  end

  def cookie
    @state = Marshal.load(Base64.decode64(cookies.signed[:state]))
  end

  private

  def sign(text)
    OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("SIGNING_KEY"), text)
  end
end
