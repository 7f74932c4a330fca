class VisitsController < ApplicationController
  def create
    visit = Array.new(24) { rand(36).to_s(36) }.join
    cookies[:sid] = { value: visit, secure: true, httponly: true, same_site: :lax }
    head :no_content
  end
end
