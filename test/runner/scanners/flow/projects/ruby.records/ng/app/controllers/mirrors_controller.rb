class MirrorsController < ApplicationController
  def update
    mirror = Mirror.find_by!(name: params[:name])
    mirror.pull(params[:remote])
    Mirror.where(active: true).order(:id).first.prune(params[:branch])
    Mirror.all.each { |each| each.tag_with(params[:tag]) }
  end
end
