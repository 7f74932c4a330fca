class Admin::SearchController < ApplicationController
  def search
    conditions = []
    params[:names].each do |n|
      conditions << "name = #{User.connection.quote(n)}"
    end
    @found = User.find_by_sql("SELECT * FROM users WHERE #{conditions.join(' OR ')}")
  end
end
