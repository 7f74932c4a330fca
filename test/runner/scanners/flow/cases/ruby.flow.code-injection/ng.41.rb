require "sinatra"
get "/" do
  q = params[:q]
  redis = Redis.new
  redis.eval(q) # expect
  q.constantize # expect
  Object.const_get(q) # expect
end
