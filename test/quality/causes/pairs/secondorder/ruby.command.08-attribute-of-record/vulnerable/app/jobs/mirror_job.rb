class MirrorJob < ApplicationJob
  def perform(repository_id)
    repository = Repository.find(repository_id)
    system("git clone --mirror #{repository.url} /srv/mirrors/#{repository.id}") # expect
  end
end
