class BaseService
  def self.call(*args, **options, &block)
    new(*args, **options, &block).call
  end
end
