std::string run(const std::string& name) {
  FILE* pipe = popen(("whois " + name).c_str(), "r"); // expect
  execl("/bin/sh", "sh", "-c", script, (char*)0); // expect
  return read(pipe);
}
