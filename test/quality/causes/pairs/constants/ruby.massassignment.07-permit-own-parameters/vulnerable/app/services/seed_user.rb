class SeedUser
  ATTRIBUTES = { name: "Demo", locale: "en", admin: false }.freeze

  def call
    attributes = ActionController::Parameters.new(ATTRIBUTES).permit!
    User.create!(attributes)
  end
end
