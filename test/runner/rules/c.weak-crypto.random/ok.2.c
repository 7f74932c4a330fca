unsigned roll(void) {
  unsigned dice = rand() % 6;
  size_t index = random() % count;
  return dice;
}
