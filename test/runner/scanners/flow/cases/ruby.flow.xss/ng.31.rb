module ReturnHelper
  def back_link
    link_to("Back", params[:back]) # expect
  end
end
