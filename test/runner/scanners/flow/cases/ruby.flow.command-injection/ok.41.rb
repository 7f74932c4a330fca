require "sinatra"
get "/" do
  q = params[:q].to_i.to_s
  POSIX::Spawn::Child.new("ls #{q}")
  POSIX::Spawn.spawn("ls #{q}")
  Terrapin::CommandLine.new("ls #{q}").run
  Cocaine::CommandLine.new("ls", q).run
  TTY::Command.new.run("ls #{q}")
  Mixlib::ShellOut.new("ls #{q}").run_command
  ChildProcess.build("sh", "-c", q)
  Open4.popen4("ls #{q}")
  systemu("ls #{q}")
  IO.popen("ls #{q}")
end
