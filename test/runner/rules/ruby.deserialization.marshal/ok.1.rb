def copy(value)
  Marshal.load(Marshal.dump(value))
end
