class BaseService
  def self.call(...)
    new(...).call
  end
end
