class OrderPart
  include Interactor

  def call
    system("order-part #{context.part}") # expect
  end
end
