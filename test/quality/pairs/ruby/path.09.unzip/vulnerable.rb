require "zip"

def unpack(zip, dest)
  Zip::File.open(zip) do |z|
    z.each do |entry|
      target = File.join(dest, entry.name)
      entry.extract(target)
    end
  end
end
