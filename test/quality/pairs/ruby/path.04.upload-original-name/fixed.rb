require "fileutils"
require "securerandom"
require "sinatra"

post "/documents" do
  upload = params[:document]
  halt 400 unless upload && upload[:tempfile]

  name = SecureRandom.uuid
  target = File.join("/srv/uploads", name)
  FileUtils.cp(upload[:tempfile].path, target)
  status 201
end
