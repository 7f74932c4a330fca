require "sinatra"
require_relative "models/camera"

get "/cameras/:name/snapshot" do
  camera = Camera.where(name: params["name"]).order(:id).first
  halt 404 unless camera

  file = "/tmp/snapshot-#{camera.id}.jpg"
  system("ffmpeg -y -i rtsp://#{camera.host}/live -frames:v 1 #{file}")
  send_file file
end
