class Runner
  def method_missing(name, *args)
    system('sync', args.first)
  end
end
