require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  redis = Redis.new
  redis.eval(q)
  q.constantize
  Object.const_get(q)
end
