class VoyagesController < ApplicationController
  def create
    form = VoyageForm.new(form_params)
    return head(:bad_request) unless form.valid?

    system("book --deck #{form.deck}") # expect
    system("book --cabin #{form.cabin}") # expect
    system("book --port #{form.port}") # expect
    system("book --guest #{form.guest}") # expect
    system("book --coast #{form.coast}") # expect
  end

  def preview
    form = VoyageForm.new(form_params)
    system("preview #{form.nights}") # expect
  end

  private

  def form_params
    params.permit(:deck, :cabin, :port, :nights, :guest, :coast)
  end
end
