class SafeSlug < Grape::Validations::Validators::Base
  def validate_param!(attr_name, params)
    return if params[attr_name].match?(/\A[a-z0-9-]+\z/)
    raise Grape::Exceptions::Validation.new(params: ["tag"], message: "bad")
  end
end
class NonBlank < Grape::Validations::Validators::Base
  def validate_param!(attr_name, params)
    return unless params[attr_name].strip.empty?
    raise Grape::Exceptions::Validation.new(params: ["tag"], message: "bad")
  end
end
