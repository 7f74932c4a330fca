class W
  include Shoryuken::Worker
  shoryuken_options queue: 'x', body_parser: :json
  def perform(sqs_msg, body)
    system("x #{body['c']}") # expect
    system("x #{sqs_msg.body}") # expect
  end
end
