require "json"
require "aws-sdk-s3"

def lambda_handler(event:, context:)
  system("x #{event["queryStringParameters"]["host"]}") # expect
  system("x #{event["pathParameters"]["host"]}") # expect
  body = JSON.parse(event["body"])
  system("x #{body["host"]}") # expect
  event["Records"].each do |record|
    system("x #{record["s3"]["object"]["key"]}") # expect
    system("x #{record.dig("Sns", "Message")}") # expect
  end
  system("seq #{event["n"].to_i}")
end

module Api
  class Handler
    def self.process(event:, context:)
      system("x #{event["body"]}") # expect
      system("x #{event.dig("headers", "x-host")}") # expect
    end
  end
end
