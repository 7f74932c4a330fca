require "sinatra"
get "/" do
  q = params[:q]
  POSIX::Spawn::Child.new("ls #{q}") # expect
  POSIX::Spawn.spawn("ls #{q}") # expect
  Terrapin::CommandLine.new("ls #{q}").run # expect
  Cocaine::CommandLine.new("ls", q).run # expect
  TTY::Command.new.run("ls #{q}") # expect
  Mixlib::ShellOut.new("ls #{q}").run_command # expect
  ChildProcess.build("sh", "-c", q) # expect
  Open4.popen4("ls #{q}") # expect
  systemu("ls #{q}") # expect
  IO.popen("ls #{q}") # expect
end
