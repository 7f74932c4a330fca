class OrderPart
  include Interactor

  def call
    system(context.command, context.part)
    system("#{context.command} --all")
  end
end
