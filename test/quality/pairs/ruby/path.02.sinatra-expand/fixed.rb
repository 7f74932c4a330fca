require "sinatra"

PUBLIC_NOTES = File.realpath("notes")

get "/notes/*" do
  path = File.expand_path(params["splat"].first, PUBLIC_NOTES)
  halt 404 unless path.start_with?(PUBLIC_NOTES + File::SEPARATOR) && File.exist?(path)

  content_type "text/plain"
  File.read(path)
end
