class Report
  def apply(script)
    instance_eval script # expect
    binding.eval("#{script}.call") # expect
  end
end
