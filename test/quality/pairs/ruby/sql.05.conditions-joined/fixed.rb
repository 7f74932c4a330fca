class ReportsController < ApplicationController
  FIELDS = %w[status country channel].freeze

  def show
    conditions = ["deleted_at IS NULL"]
    FIELDS.each do |field|
      value = params[field]
      next if value.blank?

      conditions << "#{field} = #{ActiveRecord::Base.connection.quote(value)}"
    end

    sql = "SELECT COUNT(*) FROM orders WHERE " + conditions.join(" AND ")
    render json: { total: ActiveRecord::Base.connection.select_value(sql) }
  end
end
