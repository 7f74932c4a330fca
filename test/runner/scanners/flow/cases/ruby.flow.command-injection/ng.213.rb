redis = Redis.new
redis.subscribe('x') do |on|
  on.message do |channel, msg|
    system("x #{msg}") # expect
  end
end
