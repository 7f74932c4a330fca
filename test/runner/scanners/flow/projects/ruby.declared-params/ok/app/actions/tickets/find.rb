module Tickets
  module Actions
    class Find < Tickets::Action
      include Deps["repositories.ticket_store"]

      params do
        optional(:code).filled(:string)
        optional(:label).filled(:string, format?: /\A[a-z]+\z/)
        required(:copies).filled(:integer)
      end

      def handle(request, response)
        halt 422, request.params.errors.to_h.to_json unless request.params.valid?

        system("lp -n #{request.params[:copies]}")
        system("lp -t #{request.params[:label]}")
        response.body = ticket_store.by_code(request.params[:code])
      end
    end
  end
end
