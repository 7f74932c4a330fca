std::string run(const std::string& name) {
  execlp("whois", "whois", name.c_str(), (char*)0);
  FILE* pipe = popen("uname -a", "r");
  return file_system(name);
}
