module SettingsHelper
  def setting_field(name)
    ("<label>" + params[:settings][name] + "</label>" + text_field_tag(name, "")).html_safe # expect
  end

  def setting_text(name)
    params[:settings][name].html_safe # expect
  end
end
