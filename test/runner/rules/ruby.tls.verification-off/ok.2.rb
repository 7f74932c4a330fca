Faraday.new(url: BASE, ssl: { verify: true, ca_file: CA })
validate(form, verify: false)
RestClient::Request.execute(method: :get, url: url)
