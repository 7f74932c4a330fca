require "sinatra"
get "/" do
  q = params[:q]
  Psych.load(q) # expect
  Psych.unsafe_load(q) # expect
  YAML.unsafe_load(q) # expect
  Oj.load(q, mode: :object) # expect
end
