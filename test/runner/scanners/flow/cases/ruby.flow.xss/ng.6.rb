require "sinatra"

class Invalid < StandardError; end

get "/" do # expect
  begin
    raise Invalid, "no name: #{params[:name]}" if params[:name].size > 20
  rescue Invalid => e
    "<b>#{e.message}</b>"
  end
end
