module Notifier
  module Actions
    module Hooks
      class Create < Notifier::Action
        include Deps["contracts.hook_contract", register: "operations.register_hook"]

        def handle(request, response)
          result = hook_contract.call(request.params.to_h)
          return response.status = 422 if result.failure?

          response.status = register.call(result.to_h) ? 201 : 409
        end
      end
    end
  end
end
