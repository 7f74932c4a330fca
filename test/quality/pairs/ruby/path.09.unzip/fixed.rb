require "zip"

def unpack(zip, dest)
  Zip::File.open(zip) do |z|
    z.each do |entry|
      target = File.join(dest, entry.name)
      raise "unsafe" unless File.expand_path(target).start_with?(File.expand_path(dest) + "/")
      entry.extract(target)
    end
  end
end
