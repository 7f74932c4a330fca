require "sinatra"

get "/job" do
  begin
    run
  rescue StandardError => e
    "#{e.message}: #{e.backtrace.first}" # expect
  end
end

get "/other" do
  begin
    run
  rescue StandardError => e
    halt 500, e.message # expect
  end
end
