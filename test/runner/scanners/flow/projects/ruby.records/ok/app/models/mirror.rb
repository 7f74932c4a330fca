class Mirror < ApplicationRecord
  def pull(remote)
    system("git", "pull", "--", remote)
  end

  def prune(branch)
    system("git branch -d #{branch}")
  end

  def tag_with(tag)
    Label.create!(name: tag)
  end
end
