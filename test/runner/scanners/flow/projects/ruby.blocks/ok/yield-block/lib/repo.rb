require_relative "pool"
class Repo
  def drop(key)
    Pool.with do |client|
      client.query("DELETE FROM t WHERE k = ?", key)
    end
  end
end
