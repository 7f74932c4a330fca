class Pool {
  void set(Pool pool) {
    pool.initialize(512);
  }
}
