ENV['API_SECRET'] ||= '{{token::hex:40}}' # expect
