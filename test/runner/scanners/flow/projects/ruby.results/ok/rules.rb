class Rules
  Result = Struct.new(:ok, :error)
  attr_reader :errors
  def initialize; @errors = []; end
  def check(host)
    @errors << "bad" unless host.match?(/\A[a-z]+\z/)
    self
  end
  def valid?; @errors.empty?; end
  def self.problem(host)
    return "bad" unless host.match?(/\A[a-z]+\z/)
    nil
  end
  def self.result(host)
    return Result.new(false, "bad") unless host.match?(/\A[a-z]+\z/)
    Result.new(true, nil)
  end
end
