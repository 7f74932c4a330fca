class MembersController < ApplicationController
  def preview
    @bio = params.require(:member)[:bio]
    @headline = I18n.t("members.preview.headline_html")
    render "members/preview"
  end
end
