require 'sinatra'
require 'dry-struct'
module Types
  include Dry.Types()
  Name = String.constrained(format: /\A[a-z]{3,8}\z/)
end
class Job < Dry::Struct
  attribute :id, Types::Integer
  attribute :count, Types::Coercible::Integer
  attribute :kind, Types::String.enum('a', 'b')
  attribute :name, Types::String.constrained(format: /\A[a-z]{3,8}\z/)
  attribute :other, Types::Name
  attribute :lines, Types::String.constrained(format: /^[a-z]{3,8}$/)
  attribute :text, Types::String
end
post '/x' do
  job = Job.new(JSON.parse(request.body.read, symbolize_names: true))
  system("x #{job.id}")
  system("x #{job.count}")
  system("x #{job.kind}")
  system("x #{job.name}")
  system("x #{job.other}")
  system("x #{job.lines}") # expect
  system("x #{job.text}") # expect
end
