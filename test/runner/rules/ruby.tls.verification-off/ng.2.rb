Faraday.new(url: BASE, ssl: { verify: false }) # expect
RestClient::Request.execute(method: :get, url: url, verify_ssl: false) # expect
HTTParty.get(url, verify: false) # expect
