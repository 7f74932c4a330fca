class AvatarStore
  def initialize(directory)
    @directory = directory
  end

  def path(name)
    "#{@directory}/#{name.gsub(/[^a-z0-9_-]/i, '')}.png"
  end

  def remove(name)
    file = path(name)
    File.delete(file) if File.exist?(file)
  end
end

class AvatarsController < ApplicationController
  def destroy
    AvatarStore.new("/srv/avatars").remove(params[:id])
    head :no_content
  end
end
