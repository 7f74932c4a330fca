class Mirror < ApplicationRecord
  def pull(remote)
    system("git pull #{remote}") # expect
  end

  def prune(branch)
    system("git branch -d #{branch}") # expect
  end

  def tag_with(tag)
    system("git tag #{tag}") # expect
  end
end
