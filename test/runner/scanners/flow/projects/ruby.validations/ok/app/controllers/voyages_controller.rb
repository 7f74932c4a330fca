class VoyagesController < ApplicationController
  def create
    form = VoyageForm.new(form_params)
    return head(:bad_request) if form.invalid?

    system("book --deck #{form.deck} --coast #{form.coast}")
    system("book --cabin #{form.cabin} --nights #{form.nights}")
  end

  def update
    form = VoyageForm.new(form_params)
    form.validate!
    system("rebook --deck #{form.deck}")
  end

  def save
    VoyageForm.new(form_params).save
  end

  private

  def form_params
    params.permit(:deck, :coast, :cabin, :nights)
  end
end
