require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  Psych.load(q)
  Psych.unsafe_load(q)
  YAML.unsafe_load(q)
  Oj.load(q, mode: :object)
end
