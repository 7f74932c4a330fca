void read() {
  std::string name;
  std::getline(std::cin, name);
  widgets(name);
}
