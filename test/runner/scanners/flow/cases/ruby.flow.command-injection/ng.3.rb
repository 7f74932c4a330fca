class JobsController < ApplicationController
  def create
    line = +"ls "
    line << params[:folder] << " -l"
    system(line) # expect
    params.to_unsafe_h.each_pair do |key, value|
      system("set #{key} #{value}") # expect
    end
  end
end
