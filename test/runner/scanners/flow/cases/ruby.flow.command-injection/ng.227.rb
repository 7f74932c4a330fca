module Types
  class QueryType < Types::BaseObject
    field :ping, String, null: true do
      argument :host, String, required: true
    end

    def ping(host:)
      system("x #{host}") # expect
    end

    def search(**args)
      system("x #{args[:host]}") # expect
    end

  end
end

module Mutations
  class AddHost < BaseMutation
    argument :host, String, required: true
    argument :input, Types::HostInput, required: false

    def resolve(host:, input: nil)
      system("x #{host}") # expect
      system("x #{input[:host]}") # expect
      system("x #{input.host}") # expect
    end
  end
end

module Resolvers
  class Hosts < GraphQL::Schema::Resolver
    argument :name, String

    def resolve(name:, count: 1)
      system("x #{name}") # expect
      system("seq #{count.to_i}")
    end
  end
end

class Feed < GraphQL::Schema::Subscription
  argument :room, String

  def subscribe(room:)
    system("x #{room}") # expect
  end
end

class Input < GraphQL::Schema::InputObject
  argument :host, String
end

class HostsController < ApplicationController
  def execute
    variables = params[:variables]
    system("x #{variables["host"]}") # expect
  end
end
