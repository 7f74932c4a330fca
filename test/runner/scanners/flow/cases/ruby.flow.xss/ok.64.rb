module SettingsHelper
  def setting_field(name)
    text_field_tag("settings[#{name}]", params[:settings][name]).html_safe
  end

  def setting_choice(name, choices)
    select_tag("settings[#{name}]", options_for_select(choices, params[:settings][name])).html_safe
  end
end
