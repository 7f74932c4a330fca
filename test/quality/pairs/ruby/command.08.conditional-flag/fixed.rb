class RunnerController < ApplicationController
  def run
    flag = "safe"
    num = 86
    flag = num < 100 ? "const" : params[:flag]
    system("job --flag #{flag}")
  end
end
