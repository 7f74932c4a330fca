class Job < ApplicationRecord
  belongs_to :host
  after_create :run
  after_commit :notify, on: :create
  scope :active, -> { where(active: true) }

  def self.run_all
    active.each { |job| system("run #{job.command}") } # expect
  end

  def self.run_found
    where(active: true).find_each { |job| system("run #{job.command}") } # expect
  end
end

class JobRunner
  def by_scope
    Job.active.each { |job| system("run #{job.command}") } # expect
  end

  def by_scope_first
    system("run #{Job.active.first.command}") # expect
  end

  def by_id(id)
    job = Job.find(id)
    system("run #{job.command}") # expect
  end
end

class PingJob < ApplicationJob
  def perform(host)
    host = Host.find_by(name: "a")
    system("ping #{host.address}") # expect
  end
end

class SafeJob
  def by_count
    system("run #{Job.active.count}")
  end
end
