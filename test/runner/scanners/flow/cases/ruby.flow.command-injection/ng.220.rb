# frozen_string_literal: true
require "hanami/action"

module Web
  module Actions
    module Hosts
      class Show < Hanami::Action
        def handle(request, response)
          system("x #{request.params[:host]}") # expect
          system("x #{request.params.get(:a, :host)}") # expect
          system("x #{request.params.to_h[:host]}") # expect
          system("x #{request.get_header("X-Host")}") # expect
          system("x #{request.env["HTTP_X_HOST"]}") # expect
          system("x #{request.cookies["host"]}") # expect
          system("x #{request.body.read}") # expect
          system("x #{request.params.dig(:a, :b)}") # expect
          system("x #{request.params[:file][:filename]}") # expect
          system("seq #{Integer(request.params[:n])}")
        end
      end

      class Index
        include Hanami::Action

        def call(params)
          system("x #{params[:host]}") # expect
          system("x #{params.get(:host)}") # expect
        end
      end

      class Other < Hanami::Action
        def handle(req, res)
          system("x #{req.params[:host]}") # expect
        end

        def handle_more(*, response)
          response.body = ""
        end
      end
    end
  end
end
