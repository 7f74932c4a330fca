require "sinatra"

class Invalid < StandardError; end

get "/" do
  begin
    raise Invalid, "the name is too long" if params[:name].size > 20
  rescue Invalid => e
    "<b>#{e.message}</b>"
  end
end
