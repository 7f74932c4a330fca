class CasesController < ApplicationController
  def show
    value = params[:value]
    Marshal.load(Base64.decode64(value)) # expect
    YAML.unsafe_load(value) # expect
  end
end
