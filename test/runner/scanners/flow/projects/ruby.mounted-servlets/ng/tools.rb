class MountedNgTools
  def ping(x) = system("ping #{x}") # expect
  def label(x) = system("ping #{x}")
end
