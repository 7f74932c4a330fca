def archive(folder, name)
  output, status = Open3.capture2e("tar czf " + name + " .") # expect
  IO.popen("du -sh %s" % folder) { |io| puts io.read } # expect
end
